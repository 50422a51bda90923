/// What the system's colours are made of on iOS, in the light and in the dark.
///
/// A recording names them; their components are only for what an app computes from them.
enum SystemColors {
  static func components(_ name: String, _ scheme: ColorScheme) -> Color.Components? {
    guard let entry = table[name] else { return nil }
    let code = scheme == .dark ? entry.dark : entry.light
    return Color.Components(
      red: Double(code >> 24 & 0xff) / 255, green: Double(code >> 16 & 0xff) / 255,
      blue: Double(code >> 8 & 0xff) / 255, alpha: Double(code & 0xff) / 255)
  }

  private static let table: [String: (light: UInt32, dark: UInt32)] = [
    "accent": (0x007a_ffff, 0x0a84_ffff),
    "label": (0x0000_00ff, 0xffff_ffff),
    "secondaryLabel": (0x3c3c_4399, 0xebeb_f599),
    "tertiaryLabel": (0x3c3c_434d, 0xebeb_f54d),
    "quaternaryLabel": (0x3c3c_432e, 0xebeb_f529),
    "placeholderText": (0x3c3c_434d, 0xebeb_f54d),
    "separator": (0x3c3c_434a, 0x5454_5899),
    "opaqueSeparator": (0xc6c6_c8ff, 0x3838_3aff),
    "link": (0x007a_ffff, 0x0984_ffff),
    "systemFill": (0x7878_8033, 0x7878_805c),
    "secondarySystemFill": (0x7878_8029, 0x7878_8052),
    "tertiarySystemFill": (0x7676_801f, 0x7676_803d),
    "quaternarySystemFill": (0x7474_8014, 0x7676_802e),
    "systemBackground": (0xffff_ffff, 0x0000_00ff),
    "secondarySystemBackground": (0xf2f2_f7ff, 0x1c1c_1eff),
    "tertiarySystemBackground": (0xffff_ffff, 0x2c2c_2eff),
    "systemGroupedBackground": (0xf2f2_f7ff, 0x0000_00ff),
    "secondarySystemGroupedBackground": (0xffff_ffff, 0x1c1c_1eff),
    "tertiarySystemGroupedBackground": (0xf2f2_f7ff, 0x2c2c_2eff),
    "systemRed": (0xff3b_30ff, 0xff45_3aff),
    "systemOrange": (0xff95_00ff, 0xff9f_0aff),
    "systemYellow": (0xffcc_00ff, 0xffd6_0aff),
    "systemGreen": (0x34c7_59ff, 0x30d1_58ff),
    "systemMint": (0x00c7_beff, 0x63e6_e2ff),
    "systemTeal": (0x30b0_c7ff, 0x40c8_e0ff),
    "systemCyan": (0x32ad_e6ff, 0x64d2_ffff),
    "systemBlue": (0x007a_ffff, 0x0a84_ffff),
    "systemIndigo": (0x5856_d6ff, 0x5e5c_e6ff),
    "systemPurple": (0xaf52_deff, 0xbf5a_f2ff),
    "systemPink": (0xff2d_55ff, 0xff37_5fff),
    "systemBrown": (0xa284_5eff, 0xac8e_68ff),
    "systemGray": (0x8e8e_93ff, 0x8e8e_93ff),
    "systemGray2": (0xaeae_b2ff, 0x6363_66ff),
    "systemGray3": (0xc7c7_ccff, 0x4848_4aff),
    "systemGray4": (0xd1d1_d6ff, 0x3a3a_3cff),
    "systemGray5": (0xe5e5_eaff, 0x2c2c_2eff),
    "systemGray6": (0xf2f2_f7ff, 0x1c1c_1eff),
  ]
}

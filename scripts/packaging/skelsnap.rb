# skelsnap for Homebrew, built from a checkout: there is no release that one could download.
#
#   brew tap-new local/skelsnap
#   cp scripts/packaging/skelsnap.rb "$(brew --repository local/skelsnap)/Formula/"
#   HOMEBREW_SKELSNAP="$PWD" brew install --HEAD local/skelsnap/skelsnap
class Skelsnap < Formula
  desc "Snapshot tests for skeleton loading screens"
  license "MIT"
  head "file://#{ENV.fetch("HOMEBREW_SKELSNAP", "/HOMEBREW_SKELSNAP-names-the-checkout")}",
       using: :git

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cairo"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libmicrohttpd"
  depends_on "libpng"
  depends_on "librsvg"
  depends_on "libyaml"
  depends_on "pango"
  depends_on "poppler"
  depends_on "webp"

  # A formula cannot depend on a font.
  def caveats
    "The themes' font: brew install --cask font-inter"
  end

  def install
    # Homebrew builds in a sandbox, and there can be no other in it.
    system "make", "build", "FLAGS=--disable-sandbox"
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    system bin/"skelsnap", "init"
    system bin/"skelsnap", "record", "--quiet"
    system bin/"skelsnap", "verify"
  end
end

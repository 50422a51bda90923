// Made by scripts/regenerate.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "source.h"

static const unsigned char file0[] = {
#embed "../../SwiftUI/Sources/SwiftUIMacros/Macros.swift"
};
static const unsigned char file1[] = {
#embed "../../SwiftUI/Sources/SwiftUIMacros/ReducerMacros.swift"
};
static const unsigned char file2[] = {
#embed "../../SwiftUI/Sources/Program/OwnLocale.swift"
};
static const unsigned char file3[] = {
#embed "../../SwiftUI/Sources/Program/SameEachTime.swift"
};
static const unsigned char file4[] = {
#embed "../../SwiftUI/Sources/Packages/ActivityKit/ActivityKit.swift"
};
static const unsigned char file5[] = {
#embed "../../SwiftUI/Sources/Packages/Alamofire/Alamofire.swift"
};
static const unsigned char file6[] = {
#embed "../../SwiftUI/Sources/Packages/AppIntents/AppIntents.swift"
};
static const unsigned char file7[] = {
#embed "../../SwiftUI/Sources/Packages/AuthenticationServices/AuthenticationServices.swift"
};
static const unsigned char file8[] = {
#embed "../../SwiftUI/Sources/Packages/BackgroundTasks/BackgroundTasks.swift"
};
static const unsigned char file9[] = {
#embed "../../SwiftUI/Sources/Packages/CasePaths/CasePaths.swift"
};
static const unsigned char file10[] = {
#embed "../../SwiftUI/Sources/Packages/Charts/ChartAxes.swift"
};
static const unsigned char file11[] = {
#embed "../../SwiftUI/Sources/Packages/Charts/ChartContent.swift"
};
static const unsigned char file12[] = {
#embed "../../SwiftUI/Sources/Packages/Charts/ChartCurves.swift"
};
static const unsigned char file13[] = {
#embed "../../SwiftUI/Sources/Packages/Charts/ChartDrawing.swift"
};
static const unsigned char file14[] = {
#embed "../../SwiftUI/Sources/Packages/Charts/ChartMarks.swift"
};
static const unsigned char file15[] = {
#embed "../../SwiftUI/Sources/Packages/Charts/ChartModifiers.swift"
};
static const unsigned char file16[] = {
#embed "../../SwiftUI/Sources/Packages/Charts/ChartValues.swift"
};
static const unsigned char file17[] = {
#embed "../../SwiftUI/Sources/Packages/Charts/Charts.swift"
};
static const unsigned char file18[] = {
#embed "../../SwiftUI/Sources/Packages/CloudKit/CloudKit.swift"
};
static const unsigned char file19[] = {
#embed "../../SwiftUI/Sources/Packages/ComposableArchitecture/Reducers.swift"
};
static const unsigned char file20[] = {
#embed "../../SwiftUI/Sources/Packages/ComposableArchitecture/Store.swift"
};
static const unsigned char file21[] = {
#embed "../../SwiftUI/Sources/Packages/ComposableArchitecture/StoreViews.swift"
};
static const unsigned char file22[] = {
#embed "../../SwiftUI/Sources/Packages/ConcurrencyExtras/ConcurrencyExtras.swift"
};
static const unsigned char file23[] = {
#embed "../../SwiftUI/Sources/Packages/CoreBluetooth/CoreBluetooth.swift"
};
static const unsigned char file24[] = {
#embed "../../SwiftUI/Sources/Packages/CoreData/CoreData.swift"
};
static const unsigned char file25[] = {
#embed "../../SwiftUI/Sources/Packages/CoreHaptics/CoreHaptics.swift"
};
static const unsigned char file26[] = {
#embed "../../SwiftUI/Sources/Packages/CoreMotion/CoreMotion.swift"
};
static const unsigned char file27[] = {
#embed "../../SwiftUI/Sources/Packages/CoreSpotlight/CoreSpotlight.swift"
};
static const unsigned char file28[] = {
#embed "../../SwiftUI/Sources/Packages/CustomDump/CustomDump.swift"
};
static const unsigned char file29[] = {
#embed "../../SwiftUI/Sources/Packages/Defaults/Defaults.swift"
};
static const unsigned char file30[] = {
#embed "../../SwiftUI/Sources/Packages/Dependencies/Dependencies.swift"
};
static const unsigned char file31[] = {
#embed "../../SwiftUI/Sources/Packages/Factory/Factory.swift"
};
static const unsigned char file32[] = {
#embed "../../SwiftUI/Sources/Packages/Firebase/Firebase.swift"
};
static const unsigned char file33[] = {
#embed "../../SwiftUI/Sources/Packages/FirebaseAnalytics/FirebaseAnalytics.swift"
};
static const unsigned char file34[] = {
#embed "../../SwiftUI/Sources/Packages/FirebaseAuth/FirebaseAuth.swift"
};
static const unsigned char file35[] = {
#embed "../../SwiftUI/Sources/Packages/FirebaseCore/FirebaseCore.swift"
};
static const unsigned char file36[] = {
#embed "../../SwiftUI/Sources/Packages/FirebaseCrashlytics/FirebaseCrashlytics.swift"
};
static const unsigned char file37[] = {
#embed "../../SwiftUI/Sources/Packages/FirebaseDatabase/FirebaseDatabase.swift"
};
static const unsigned char file38[] = {
#embed "../../SwiftUI/Sources/Packages/FirebaseFirestore/FirebaseFirestore.swift"
};
static const unsigned char file39[] = {
#embed "../../SwiftUI/Sources/Packages/FirebaseFunctions/FirebaseFunctions.swift"
};
static const unsigned char file40[] = {
#embed "../../SwiftUI/Sources/Packages/FirebaseMessaging/FirebaseMessaging.swift"
};
static const unsigned char file41[] = {
#embed "../../SwiftUI/Sources/Packages/FirebaseRemoteConfig/FirebaseRemoteConfig.swift"
};
static const unsigned char file42[] = {
#embed "../../SwiftUI/Sources/Packages/FirebaseStorage/FirebaseStorage.swift"
};
static const unsigned char file43[] = {
#embed "../../SwiftUI/Sources/Packages/FoundationModels/FoundationModels.swift"
};
static const unsigned char file44[] = {
#embed "../../SwiftUI/Sources/Packages/GRDB/Databases.swift"
};
static const unsigned char file45[] = {
#embed "../../SwiftUI/Sources/Packages/GRDB/Records.swift"
};
static const unsigned char file46[] = {
#embed "../../SwiftUI/Sources/Packages/IdentifiedCollections/IdentifiedCollections.swift"
};
static const unsigned char file47[] = {
#embed "../../SwiftUI/Sources/Packages/ImageIO/ImageIO.swift"
};
static const unsigned char file48[] = {
#embed "../../SwiftUI/Sources/Packages/JavaScriptCore/JavaScriptCore.swift"
};
static const unsigned char file49[] = {
#embed "../../SwiftUI/Sources/Packages/KeychainAccess/KeychainAccess.swift"
};
static const unsigned char file50[] = {
#embed "../../SwiftUI/Sources/Packages/KeychainSwift/KeychainSwift.swift"
};
static const unsigned char file51[] = {
#embed "../../SwiftUI/Sources/Packages/Kingfisher/Kingfisher.swift"
};
static const unsigned char file52[] = {
#embed "../../SwiftUI/Sources/Packages/LinkPresentation/LinkPresentation.swift"
};
static const unsigned char file53[] = {
#embed "../../SwiftUI/Sources/Packages/LocalAuthentication/LocalAuthentication.swift"
};
static const unsigned char file54[] = {
#embed "../../SwiftUI/Sources/Packages/Lottie/Lottie.swift"
};
static const unsigned char file55[] = {
#embed "../../SwiftUI/Sources/Packages/MarkdownUI/MarkdownUI.swift"
};
static const unsigned char file56[] = {
#embed "../../SwiftUI/Sources/Packages/MediaPlayer/MediaPlayer.swift"
};
static const unsigned char file57[] = {
#embed "../../SwiftUI/Sources/Packages/MessageUI/MessageUI.swift"
};
static const unsigned char file58[] = {
#embed "../../SwiftUI/Sources/Packages/MultipeerConnectivity/MultipeerConnectivity.swift"
};
static const unsigned char file59[] = {
#embed "../../SwiftUI/Sources/Packages/Nuke/Nuke.swift"
};
static const unsigned char file60[] = {
#embed "../../SwiftUI/Sources/Packages/NukeUI/NukeUI.swift"
};
static const unsigned char file61[] = {
#embed "../../SwiftUI/Sources/Packages/OrderedCollections/OrderedCollections.swift"
};
static const unsigned char file62[] = {
#embed "../../SwiftUI/Sources/Packages/Overture/Overture.swift"
};
static const unsigned char file63[] = {
#embed "../../SwiftUI/Sources/Packages/PDFKit/PDFKit.swift"
};
static const unsigned char file64[] = {
#embed "../../SwiftUI/Sources/Packages/Perception/Perception.swift"
};
static const unsigned char file65[] = {
#embed "../../SwiftUI/Sources/Packages/Prefire/Prefire.swift"
};
static const unsigned char file66[] = {
#embed "../../SwiftUI/Sources/Packages/RealmSwift/Collections.swift"
};
static const unsigned char file67[] = {
#embed "../../SwiftUI/Sources/Packages/RealmSwift/Realm.swift"
};
static const unsigned char file68[] = {
#embed "../../SwiftUI/Sources/Packages/RealmSwift/RealmSwift.swift"
};
static const unsigned char file69[] = {
#embed "../../SwiftUI/Sources/Packages/Resolver/Resolver.swift"
};
static const unsigned char file70[] = {
#embed "../../SwiftUI/Sources/Packages/RevenueCat/RevenueCat.swift"
};
static const unsigned char file71[] = {
#embed "../../SwiftUI/Sources/Packages/RevenueCatUI/RevenueCatUI.swift"
};
static const unsigned char file72[] = {
#embed "../../SwiftUI/Sources/Packages/SDWebImageSwiftUI/SDWebImageSwiftUI.swift"
};
static const unsigned char file73[] = {
#embed "../../SwiftUI/Sources/Packages/SFSafeSymbols/SFSafeSymbols.swift"
};
static const unsigned char file74[] = {
#embed "../../SwiftUI/Sources/Packages/Sharing/Sharing.swift"
};
static const unsigned char file75[] = {
#embed "../../SwiftUI/Sources/Packages/Shimmer/Shimmer.swift"
};
static const unsigned char file76[] = {
#embed "../../SwiftUI/Sources/Packages/SkeletonUI/SkeletonUI.swift"
};
static const unsigned char file77[] = {
#embed "../../SwiftUI/Sources/Packages/StoreKit/StoreKit.swift"
};
static const unsigned char file78[] = {
#embed "../../SwiftUI/Sources/Packages/SwiftEventBus/SwiftEventBus.swift"
};
static const unsigned char file79[] = {
#embed "../../SwiftUI/Sources/Packages/SwiftNavigation/SwiftNavigation.swift"
};
static const unsigned char file80[] = {
#embed "../../SwiftUI/Sources/Packages/SwiftProtobuf/SwiftProtobuf.swift"
};
static const unsigned char file81[] = {
#embed "../../SwiftUI/Sources/Packages/SwiftUIIntrospect/SwiftUIIntrospect.swift"
};
static const unsigned char file82[] = {
#embed "../../SwiftUI/Sources/Packages/Swinject/Swinject.swift"
};
static const unsigned char file83[] = {
#embed "../../SwiftUI/Sources/Packages/SystemConfiguration/SystemConfiguration.swift"
};
static const unsigned char file84[] = {
#embed "../../SwiftUI/Sources/Packages/Tagged/Tagged.swift"
};
static const unsigned char file85[] = {
#embed "../../SwiftUI/Sources/Packages/Then/Then.swift"
};
static const unsigned char file86[] = {
#embed "../../SwiftUI/Sources/Packages/VisionKit/VisionKit.swift"
};
static const unsigned char file87[] = {
#embed "../../SwiftUI/Sources/Packages/WatchConnectivity/WatchConnectivity.swift"
};
static const unsigned char file88[] = {
#embed "../../SwiftUI/Sources/Packages/WidgetKit/WidgetKit.swift"
};
static const unsigned char file89[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Accessibility/Accessibility.swift"
};
static const unsigned char file90[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Accessibility/MoreAccessibility.swift"
};
static const unsigned char file91[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Animation/Animatable.swift"
};
static const unsigned char file92[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Animation/Animation.swift"
};
static const unsigned char file93[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Animation/Animators.swift"
};
static const unsigned char file94[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Animation/Physics.swift"
};
static const unsigned char file95[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Animation/SymbolEffects.swift"
};
static const unsigned char file96[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Animation/Transaction.swift"
};
static const unsigned char file97[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Animation/Transitions.swift"
};
static const unsigned char file98[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Combine/MoreOperators.swift"
};
static const unsigned char file99[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Combine/ObservableObject.swift"
};
static const unsigned char file100[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Combine/Operators.swift"
};
static const unsigned char file101[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Combine/Publisher.swift"
};
static const unsigned char file102[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Combine/Subscriber.swift"
};
static const unsigned char file103[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/Button.swift"
};
static const unsigned char file104[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/ButtonStyle.swift"
};
static const unsigned char file105[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/ControlTypes.swift"
};
static const unsigned char file106[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/Gauge.swift"
};
static const unsigned char file107[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/Label.swift"
};
static const unsigned char file108[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/MadeStyles.swift"
};
static const unsigned char file109[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/MultiDatePicker.swift"
};
static const unsigned char file110[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/OtherControls.swift"
};
static const unsigned char file111[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/Pickers.swift"
};
static const unsigned char file112[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/PicturedControls.swift"
};
static const unsigned char file113[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/ProgressView.swift"
};
static const unsigned char file114[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/Styles.swift"
};
static const unsigned char file115[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/TextInput.swift"
};
static const unsigned char file116[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/TextSelection.swift"
};
static const unsigned char file117[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Controls/Toggle.swift"
};
static const unsigned char file118[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Environment/EnvironmentTypes.swift"
};
static const unsigned char file119[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Environment/EnvironmentValues.swift"
};
static const unsigned char file120[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Environment/Focus.swift"
};
static const unsigned char file121[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Environment/Macros.swift"
};
static const unsigned char file122[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Environment/MoreValues.swift"
};
static const unsigned char file123[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Exports.swift"
};
static const unsigned char file124[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Foundation/Bundle.swift"
};
static const unsigned char file125[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Foundation/DateComponentsFormatter.swift"
};
static const unsigned char file126[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Foundation/FileWrapper.swift"
};
static const unsigned char file127[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Foundation/MeasurementFormatter.swift"
};
static const unsigned char file128[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Foundation/Networking.swift"
};
static const unsigned char file129[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Foundation/OtherFoundation.swift"
};
static const unsigned char file130[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Foundation/Predicates.swift"
};
static const unsigned char file131[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Foundation/RelativeDateTimeFormatter.swift"
};
static const unsigned char file132[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Foundation/UserActivity.swift"
};
static const unsigned char file133[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Foundation/ValueTransformer.swift"
};
static const unsigned char file134[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/AVAsset.swift"
};
static const unsigned char file135[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/AVCapture.swift"
};
static const unsigned char file136[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/AVKit.swift"
};
static const unsigned char file137[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/CoreImage.swift"
};
static const unsigned char file138[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/CoreLocation.swift"
};
static const unsigned char file139[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/CoreText.swift"
};
static const unsigned char file140[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/CryptoKit.swift"
};
static const unsigned char file141[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/Documents.swift"
};
static const unsigned char file142[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/Logging.swift"
};
static const unsigned char file143[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/MapKit.swift"
};
static const unsigned char file144[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/Network.swift"
};
static const unsigned char file145[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/Photos.swift"
};
static const unsigned char file146[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/Security.swift"
};
static const unsigned char file147[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/Speech.swift"
};
static const unsigned char file148[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/SwiftData.swift"
};
static const unsigned char file149[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/TipKit.swift"
};
static const unsigned char file150[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/UniformTypes.swift"
};
static const unsigned char file151[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/UserNotifications.swift"
};
static const unsigned char file152[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Frameworks/WebKit.swift"
};
static const unsigned char file153[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Geometry/Alignment.swift"
};
static const unsigned char file154[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Geometry/CoreGraphics.swift"
};
static const unsigned char file155[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Geometry/GeometryReader.swift"
};
static const unsigned char file156[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Gestures/Gestures.swift"
};
static const unsigned char file157[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Gestures/Keys.swift"
};
static const unsigned char file158[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Gestures/MoreGestures.swift"
};
static const unsigned char file159[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/Dialogs.swift"
};
static const unsigned char file160[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/DrawingModifiers.swift"
};
static const unsigned char file161[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/Glass.swift"
};
static const unsigned char file162[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/InheritedModifiers.swift"
};
static const unsigned char file163[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/LayoutModifiers.swift"
};
static const unsigned char file164[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/LifecycleModifiers.swift"
};
static const unsigned char file165[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/OtherModifiers.swift"
};
static const unsigned char file166[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/PresentationModifiers.swift"
};
static const unsigned char file167[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/PresentationSizing.swift"
};
static const unsigned char file168[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/ScrollModifiers.swift"
};
static const unsigned char file169[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/ScrollTargets.swift"
};
static const unsigned char file170[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/Search.swift"
};
static const unsigned char file171[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/Shaders.swift"
};
static const unsigned char file172[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/SystemModifiers.swift"
};
static const unsigned char file173[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/UnderscoredModifiers.swift"
};
static const unsigned char file174[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Modifiers/ViewModifier.swift"
};
static const unsigned char file175[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/Bodies.swift"
};
static const unsigned char file176[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/Difference.swift"
};
static const unsigned char file177[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/DynamicFields.swift"
};
static const unsigned char file178[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/Inputs.swift"
};
static const unsigned char file179[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/JSONWriter.swift"
};
static const unsigned char file180[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/KeptBodies.swift"
};
static const unsigned char file181[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/Node.swift"
};
static const unsigned char file182[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/OpenBodies.swift"
};
static const unsigned char file183[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/Position.swift"
};
static const unsigned char file184[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/Recording.swift"
};
static const unsigned char file185[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/Request.swift"
};
static const unsigned char file186[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/Session.swift"
};
static const unsigned char file187[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/Stack.swift"
};
static const unsigned char file188[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/Value.swift"
};
static const unsigned char file189[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/VirtualClock.swift"
};
static const unsigned char file190[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Recording/VirtualTasks.swift"
};
static const unsigned char file191[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Shapes/BasicShapes.swift"
};
static const unsigned char file192[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Shapes/ChangedShapes.swift"
};
static const unsigned char file193[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Shapes/CutShapes.swift"
};
static const unsigned char file194[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Shapes/Path.swift"
};
static const unsigned char file195[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Shapes/RoundedRectangles.swift"
};
static const unsigned char file196[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Shapes/Shape.swift"
};
static const unsigned char file197[] = {
#embed "../../SwiftUI/Sources/SwiftUI/State/DynamicProperty.swift"
};
static const unsigned char file198[] = {
#embed "../../SwiftUI/Sources/SwiftUI/State/Objects.swift"
};
static const unsigned char file199[] = {
#embed "../../SwiftUI/Sources/SwiftUI/State/OtherState.swift"
};
static const unsigned char file200[] = {
#embed "../../SwiftUI/Sources/SwiftUI/State/Preferences.swift"
};
static const unsigned char file201[] = {
#embed "../../SwiftUI/Sources/SwiftUI/State/State.swift"
};
static const unsigned char file202[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Styles/Color.swift"
};
static const unsigned char file203[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Styles/Gradient.swift"
};
static const unsigned char file204[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Styles/ShapeStyle.swift"
};
static const unsigned char file205[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Styles/SystemColors.swift"
};
static const unsigned char file206[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/AttributedStrings.swift"
};
static const unsigned char file207[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/Font.swift"
};
static const unsigned char file208[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/LocalizedStringKey.swift"
};
static const unsigned char file209[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/LocalizedTitles.swift"
};
static const unsigned char file210[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/Markdown.swift"
};
static const unsigned char file211[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/SystemFormats.swift"
};
static const unsigned char file212[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/Text.swift"
};
static const unsigned char file213[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/TextRenderers.swift"
};
static const unsigned char file214[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/TextStyleMeasures.swift"
};
static const unsigned char file215[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/TextWithImages.swift"
};
static const unsigned char file216[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Text/Words.swift"
};
static const unsigned char file217[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/CALayer.swift"
};
static const unsigned char file218[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/CIColor.swift"
};
static const unsigned char file219[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/Feedback.swift"
};
static const unsigned char file220[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/Representables.swift"
};
static const unsigned char file221[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/Traits.swift"
};
static const unsigned char file222[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/UIApplication.swift"
};
static const unsigned char file223[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/UIColor.swift"
};
static const unsigned char file224[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/UIControls.swift"
};
static const unsigned char file225[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/UIImage+Drawing.swift"
};
static const unsigned char file226[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/UIKit.swift"
};
static const unsigned char file227[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/UIView.swift"
};
static const unsigned char file228[] = {
#embed "../../SwiftUI/Sources/SwiftUI/UIKit/UIViewController.swift"
};
static const unsigned char file229[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/AsyncImage.swift"
};
static const unsigned char file230[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/Canvas.swift"
};
static const unsigned char file231[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/ForEach.swift"
};
static const unsigned char file232[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/Grids.swift"
};
static const unsigned char file233[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/GroupSections.swift"
};
static const unsigned char file234[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/GroupSubviews.swift"
};
static const unsigned char file235[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/Image.swift"
};
static const unsigned char file236[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/List.swift"
};
static const unsigned char file237[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/Navigation.swift"
};
static const unsigned char file238[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/OtherViews.swift"
};
static const unsigned char file239[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/OutlineGroup.swift"
};
static const unsigned char file240[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/OwnLayout.swift"
};
static const unsigned char file241[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/PageDots.swift"
};
static const unsigned char file242[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/PushedPages.swift"
};
static const unsigned char file243[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/Scenes.swift"
};
static const unsigned char file244[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/ScrollView.swift"
};
static const unsigned char file245[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/Stacks.swift"
};
static const unsigned char file246[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/Tab.swift"
};
static const unsigned char file247[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/TabView.swift"
};
static const unsigned char file248[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/Table.swift"
};
static const unsigned char file249[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/View.swift"
};
static const unsigned char file250[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/ViewBuilder.swift"
};
static const unsigned char file251[] = {
#embed "../../SwiftUI/Sources/SwiftUI/Views/Wrappers.swift"
};
static const unsigned char file252[] = {
#embed "../../SwiftUI/Sources/SkelsnapStandIns/StandIn.swift"
};
static const unsigned char file253[] = {
#embed "../../SwiftUI/Sources/Aliases/AVFoundation/AVFoundation.swift"
};
static const unsigned char file254[] = {
#embed "../../SwiftUI/Sources/Aliases/AVKit/AVKit.swift"
};
static const unsigned char file255[] = {
#embed "../../SwiftUI/Sources/Aliases/Combine/Combine.swift"
};
static const unsigned char file256[] = {
#embed "../../SwiftUI/Sources/Aliases/CoreGraphics/CoreGraphics.swift"
};
static const unsigned char file257[] = {
#embed "../../SwiftUI/Sources/Aliases/CoreLocation/CoreLocation.swift"
};
static const unsigned char file258[] = {
#embed "../../SwiftUI/Sources/Aliases/CoreText/CoreText.swift"
};
static const unsigned char file259[] = {
#embed "../../SwiftUI/Sources/Aliases/MapKit/MapKit.swift"
};
static const unsigned char file260[] = {
#embed "../../SwiftUI/Sources/Aliases/Network/Network.swift"
};
static const unsigned char file261[] = {
#embed "../../SwiftUI/Sources/Aliases/OSLog/OSLog.swift"
};
static const unsigned char file262[] = {
#embed "../../SwiftUI/Sources/Aliases/PhotosUI/PhotosUI.swift"
};
static const unsigned char file263[] = {
#embed "../../SwiftUI/Sources/Aliases/QuartzCore/QuartzCore.swift"
};
static const unsigned char file264[] = {
#embed "../../SwiftUI/Sources/Aliases/SafariServices/SafariServices.swift"
};
static const unsigned char file265[] = {
#embed "../../SwiftUI/Sources/Aliases/SwiftData/SwiftData.swift"
};
static const unsigned char file266[] = {
#embed "../../SwiftUI/Sources/Aliases/SwiftUICore/SwiftUICore.swift"
};
static const unsigned char file267[] = {
#embed "../../SwiftUI/Sources/Aliases/TipKit/TipKit.swift"
};
static const unsigned char file268[] = {
#embed "../../SwiftUI/Sources/Aliases/UIKit/UIKit.swift"
};
static const unsigned char file269[] = {
#embed "../../SwiftUI/Sources/Aliases/UniformTypeIdentifiers/UniformTypeIdentifiers.swift"
};
static const unsigned char file270[] = {
#embed "../../SwiftUI/Sources/Aliases/UserNotifications/UserNotifications.swift"
};
static const unsigned char file271[] = {
#embed "../../SwiftUI/Sources/Aliases/WebKit/WebKit.swift"
};
static const unsigned char file272[] = {
#embed "../../SwiftUI/Sources/Aliases/os/os.swift"
};

const struct swiftui_source_file swiftui_source_files[] = {
    {"SwiftUIMacros/Macros.swift", file0, sizeof file0},
    {"SwiftUIMacros/ReducerMacros.swift", file1, sizeof file1},
    {"Program/OwnLocale.swift", file2, sizeof file2},
    {"Program/SameEachTime.swift", file3, sizeof file3},
    {"Packages/ActivityKit/ActivityKit.swift", file4, sizeof file4},
    {"Packages/Alamofire/Alamofire.swift", file5, sizeof file5},
    {"Packages/AppIntents/AppIntents.swift", file6, sizeof file6},
    {"Packages/AuthenticationServices/AuthenticationServices.swift", file7, sizeof file7},
    {"Packages/BackgroundTasks/BackgroundTasks.swift", file8, sizeof file8},
    {"Packages/CasePaths/CasePaths.swift", file9, sizeof file9},
    {"Packages/Charts/ChartAxes.swift", file10, sizeof file10},
    {"Packages/Charts/ChartContent.swift", file11, sizeof file11},
    {"Packages/Charts/ChartCurves.swift", file12, sizeof file12},
    {"Packages/Charts/ChartDrawing.swift", file13, sizeof file13},
    {"Packages/Charts/ChartMarks.swift", file14, sizeof file14},
    {"Packages/Charts/ChartModifiers.swift", file15, sizeof file15},
    {"Packages/Charts/ChartValues.swift", file16, sizeof file16},
    {"Packages/Charts/Charts.swift", file17, sizeof file17},
    {"Packages/CloudKit/CloudKit.swift", file18, sizeof file18},
    {"Packages/ComposableArchitecture/Reducers.swift", file19, sizeof file19},
    {"Packages/ComposableArchitecture/Store.swift", file20, sizeof file20},
    {"Packages/ComposableArchitecture/StoreViews.swift", file21, sizeof file21},
    {"Packages/ConcurrencyExtras/ConcurrencyExtras.swift", file22, sizeof file22},
    {"Packages/CoreBluetooth/CoreBluetooth.swift", file23, sizeof file23},
    {"Packages/CoreData/CoreData.swift", file24, sizeof file24},
    {"Packages/CoreHaptics/CoreHaptics.swift", file25, sizeof file25},
    {"Packages/CoreMotion/CoreMotion.swift", file26, sizeof file26},
    {"Packages/CoreSpotlight/CoreSpotlight.swift", file27, sizeof file27},
    {"Packages/CustomDump/CustomDump.swift", file28, sizeof file28},
    {"Packages/Defaults/Defaults.swift", file29, sizeof file29},
    {"Packages/Dependencies/Dependencies.swift", file30, sizeof file30},
    {"Packages/Factory/Factory.swift", file31, sizeof file31},
    {"Packages/Firebase/Firebase.swift", file32, sizeof file32},
    {"Packages/FirebaseAnalytics/FirebaseAnalytics.swift", file33, sizeof file33},
    {"Packages/FirebaseAuth/FirebaseAuth.swift", file34, sizeof file34},
    {"Packages/FirebaseCore/FirebaseCore.swift", file35, sizeof file35},
    {"Packages/FirebaseCrashlytics/FirebaseCrashlytics.swift", file36, sizeof file36},
    {"Packages/FirebaseDatabase/FirebaseDatabase.swift", file37, sizeof file37},
    {"Packages/FirebaseFirestore/FirebaseFirestore.swift", file38, sizeof file38},
    {"Packages/FirebaseFunctions/FirebaseFunctions.swift", file39, sizeof file39},
    {"Packages/FirebaseMessaging/FirebaseMessaging.swift", file40, sizeof file40},
    {"Packages/FirebaseRemoteConfig/FirebaseRemoteConfig.swift", file41, sizeof file41},
    {"Packages/FirebaseStorage/FirebaseStorage.swift", file42, sizeof file42},
    {"Packages/FoundationModels/FoundationModels.swift", file43, sizeof file43},
    {"Packages/GRDB/Databases.swift", file44, sizeof file44},
    {"Packages/GRDB/Records.swift", file45, sizeof file45},
    {"Packages/IdentifiedCollections/IdentifiedCollections.swift", file46, sizeof file46},
    {"Packages/ImageIO/ImageIO.swift", file47, sizeof file47},
    {"Packages/JavaScriptCore/JavaScriptCore.swift", file48, sizeof file48},
    {"Packages/KeychainAccess/KeychainAccess.swift", file49, sizeof file49},
    {"Packages/KeychainSwift/KeychainSwift.swift", file50, sizeof file50},
    {"Packages/Kingfisher/Kingfisher.swift", file51, sizeof file51},
    {"Packages/LinkPresentation/LinkPresentation.swift", file52, sizeof file52},
    {"Packages/LocalAuthentication/LocalAuthentication.swift", file53, sizeof file53},
    {"Packages/Lottie/Lottie.swift", file54, sizeof file54},
    {"Packages/MarkdownUI/MarkdownUI.swift", file55, sizeof file55},
    {"Packages/MediaPlayer/MediaPlayer.swift", file56, sizeof file56},
    {"Packages/MessageUI/MessageUI.swift", file57, sizeof file57},
    {"Packages/MultipeerConnectivity/MultipeerConnectivity.swift", file58, sizeof file58},
    {"Packages/Nuke/Nuke.swift", file59, sizeof file59},
    {"Packages/NukeUI/NukeUI.swift", file60, sizeof file60},
    {"Packages/OrderedCollections/OrderedCollections.swift", file61, sizeof file61},
    {"Packages/Overture/Overture.swift", file62, sizeof file62},
    {"Packages/PDFKit/PDFKit.swift", file63, sizeof file63},
    {"Packages/Perception/Perception.swift", file64, sizeof file64},
    {"Packages/Prefire/Prefire.swift", file65, sizeof file65},
    {"Packages/RealmSwift/Collections.swift", file66, sizeof file66},
    {"Packages/RealmSwift/Realm.swift", file67, sizeof file67},
    {"Packages/RealmSwift/RealmSwift.swift", file68, sizeof file68},
    {"Packages/Resolver/Resolver.swift", file69, sizeof file69},
    {"Packages/RevenueCat/RevenueCat.swift", file70, sizeof file70},
    {"Packages/RevenueCatUI/RevenueCatUI.swift", file71, sizeof file71},
    {"Packages/SDWebImageSwiftUI/SDWebImageSwiftUI.swift", file72, sizeof file72},
    {"Packages/SFSafeSymbols/SFSafeSymbols.swift", file73, sizeof file73},
    {"Packages/Sharing/Sharing.swift", file74, sizeof file74},
    {"Packages/Shimmer/Shimmer.swift", file75, sizeof file75},
    {"Packages/SkeletonUI/SkeletonUI.swift", file76, sizeof file76},
    {"Packages/StoreKit/StoreKit.swift", file77, sizeof file77},
    {"Packages/SwiftEventBus/SwiftEventBus.swift", file78, sizeof file78},
    {"Packages/SwiftNavigation/SwiftNavigation.swift", file79, sizeof file79},
    {"Packages/SwiftProtobuf/SwiftProtobuf.swift", file80, sizeof file80},
    {"Packages/SwiftUIIntrospect/SwiftUIIntrospect.swift", file81, sizeof file81},
    {"Packages/Swinject/Swinject.swift", file82, sizeof file82},
    {"Packages/SystemConfiguration/SystemConfiguration.swift", file83, sizeof file83},
    {"Packages/Tagged/Tagged.swift", file84, sizeof file84},
    {"Packages/Then/Then.swift", file85, sizeof file85},
    {"Packages/VisionKit/VisionKit.swift", file86, sizeof file86},
    {"Packages/WatchConnectivity/WatchConnectivity.swift", file87, sizeof file87},
    {"Packages/WidgetKit/WidgetKit.swift", file88, sizeof file88},
    {"SwiftUI/Accessibility/Accessibility.swift", file89, sizeof file89},
    {"SwiftUI/Accessibility/MoreAccessibility.swift", file90, sizeof file90},
    {"SwiftUI/Animation/Animatable.swift", file91, sizeof file91},
    {"SwiftUI/Animation/Animation.swift", file92, sizeof file92},
    {"SwiftUI/Animation/Animators.swift", file93, sizeof file93},
    {"SwiftUI/Animation/Physics.swift", file94, sizeof file94},
    {"SwiftUI/Animation/SymbolEffects.swift", file95, sizeof file95},
    {"SwiftUI/Animation/Transaction.swift", file96, sizeof file96},
    {"SwiftUI/Animation/Transitions.swift", file97, sizeof file97},
    {"SwiftUI/Combine/MoreOperators.swift", file98, sizeof file98},
    {"SwiftUI/Combine/ObservableObject.swift", file99, sizeof file99},
    {"SwiftUI/Combine/Operators.swift", file100, sizeof file100},
    {"SwiftUI/Combine/Publisher.swift", file101, sizeof file101},
    {"SwiftUI/Combine/Subscriber.swift", file102, sizeof file102},
    {"SwiftUI/Controls/Button.swift", file103, sizeof file103},
    {"SwiftUI/Controls/ButtonStyle.swift", file104, sizeof file104},
    {"SwiftUI/Controls/ControlTypes.swift", file105, sizeof file105},
    {"SwiftUI/Controls/Gauge.swift", file106, sizeof file106},
    {"SwiftUI/Controls/Label.swift", file107, sizeof file107},
    {"SwiftUI/Controls/MadeStyles.swift", file108, sizeof file108},
    {"SwiftUI/Controls/MultiDatePicker.swift", file109, sizeof file109},
    {"SwiftUI/Controls/OtherControls.swift", file110, sizeof file110},
    {"SwiftUI/Controls/Pickers.swift", file111, sizeof file111},
    {"SwiftUI/Controls/PicturedControls.swift", file112, sizeof file112},
    {"SwiftUI/Controls/ProgressView.swift", file113, sizeof file113},
    {"SwiftUI/Controls/Styles.swift", file114, sizeof file114},
    {"SwiftUI/Controls/TextInput.swift", file115, sizeof file115},
    {"SwiftUI/Controls/TextSelection.swift", file116, sizeof file116},
    {"SwiftUI/Controls/Toggle.swift", file117, sizeof file117},
    {"SwiftUI/Environment/EnvironmentTypes.swift", file118, sizeof file118},
    {"SwiftUI/Environment/EnvironmentValues.swift", file119, sizeof file119},
    {"SwiftUI/Environment/Focus.swift", file120, sizeof file120},
    {"SwiftUI/Environment/Macros.swift", file121, sizeof file121},
    {"SwiftUI/Environment/MoreValues.swift", file122, sizeof file122},
    {"SwiftUI/Exports.swift", file123, sizeof file123},
    {"SwiftUI/Foundation/Bundle.swift", file124, sizeof file124},
    {"SwiftUI/Foundation/DateComponentsFormatter.swift", file125, sizeof file125},
    {"SwiftUI/Foundation/FileWrapper.swift", file126, sizeof file126},
    {"SwiftUI/Foundation/MeasurementFormatter.swift", file127, sizeof file127},
    {"SwiftUI/Foundation/Networking.swift", file128, sizeof file128},
    {"SwiftUI/Foundation/OtherFoundation.swift", file129, sizeof file129},
    {"SwiftUI/Foundation/Predicates.swift", file130, sizeof file130},
    {"SwiftUI/Foundation/RelativeDateTimeFormatter.swift", file131, sizeof file131},
    {"SwiftUI/Foundation/UserActivity.swift", file132, sizeof file132},
    {"SwiftUI/Foundation/ValueTransformer.swift", file133, sizeof file133},
    {"SwiftUI/Frameworks/AVAsset.swift", file134, sizeof file134},
    {"SwiftUI/Frameworks/AVCapture.swift", file135, sizeof file135},
    {"SwiftUI/Frameworks/AVKit.swift", file136, sizeof file136},
    {"SwiftUI/Frameworks/CoreImage.swift", file137, sizeof file137},
    {"SwiftUI/Frameworks/CoreLocation.swift", file138, sizeof file138},
    {"SwiftUI/Frameworks/CoreText.swift", file139, sizeof file139},
    {"SwiftUI/Frameworks/CryptoKit.swift", file140, sizeof file140},
    {"SwiftUI/Frameworks/Documents.swift", file141, sizeof file141},
    {"SwiftUI/Frameworks/Logging.swift", file142, sizeof file142},
    {"SwiftUI/Frameworks/MapKit.swift", file143, sizeof file143},
    {"SwiftUI/Frameworks/Network.swift", file144, sizeof file144},
    {"SwiftUI/Frameworks/Photos.swift", file145, sizeof file145},
    {"SwiftUI/Frameworks/Security.swift", file146, sizeof file146},
    {"SwiftUI/Frameworks/Speech.swift", file147, sizeof file147},
    {"SwiftUI/Frameworks/SwiftData.swift", file148, sizeof file148},
    {"SwiftUI/Frameworks/TipKit.swift", file149, sizeof file149},
    {"SwiftUI/Frameworks/UniformTypes.swift", file150, sizeof file150},
    {"SwiftUI/Frameworks/UserNotifications.swift", file151, sizeof file151},
    {"SwiftUI/Frameworks/WebKit.swift", file152, sizeof file152},
    {"SwiftUI/Geometry/Alignment.swift", file153, sizeof file153},
    {"SwiftUI/Geometry/CoreGraphics.swift", file154, sizeof file154},
    {"SwiftUI/Geometry/GeometryReader.swift", file155, sizeof file155},
    {"SwiftUI/Gestures/Gestures.swift", file156, sizeof file156},
    {"SwiftUI/Gestures/Keys.swift", file157, sizeof file157},
    {"SwiftUI/Gestures/MoreGestures.swift", file158, sizeof file158},
    {"SwiftUI/Modifiers/Dialogs.swift", file159, sizeof file159},
    {"SwiftUI/Modifiers/DrawingModifiers.swift", file160, sizeof file160},
    {"SwiftUI/Modifiers/Glass.swift", file161, sizeof file161},
    {"SwiftUI/Modifiers/InheritedModifiers.swift", file162, sizeof file162},
    {"SwiftUI/Modifiers/LayoutModifiers.swift", file163, sizeof file163},
    {"SwiftUI/Modifiers/LifecycleModifiers.swift", file164, sizeof file164},
    {"SwiftUI/Modifiers/OtherModifiers.swift", file165, sizeof file165},
    {"SwiftUI/Modifiers/PresentationModifiers.swift", file166, sizeof file166},
    {"SwiftUI/Modifiers/PresentationSizing.swift", file167, sizeof file167},
    {"SwiftUI/Modifiers/ScrollModifiers.swift", file168, sizeof file168},
    {"SwiftUI/Modifiers/ScrollTargets.swift", file169, sizeof file169},
    {"SwiftUI/Modifiers/Search.swift", file170, sizeof file170},
    {"SwiftUI/Modifiers/Shaders.swift", file171, sizeof file171},
    {"SwiftUI/Modifiers/SystemModifiers.swift", file172, sizeof file172},
    {"SwiftUI/Modifiers/UnderscoredModifiers.swift", file173, sizeof file173},
    {"SwiftUI/Modifiers/ViewModifier.swift", file174, sizeof file174},
    {"SwiftUI/Recording/Bodies.swift", file175, sizeof file175},
    {"SwiftUI/Recording/Difference.swift", file176, sizeof file176},
    {"SwiftUI/Recording/DynamicFields.swift", file177, sizeof file177},
    {"SwiftUI/Recording/Inputs.swift", file178, sizeof file178},
    {"SwiftUI/Recording/JSONWriter.swift", file179, sizeof file179},
    {"SwiftUI/Recording/KeptBodies.swift", file180, sizeof file180},
    {"SwiftUI/Recording/Node.swift", file181, sizeof file181},
    {"SwiftUI/Recording/OpenBodies.swift", file182, sizeof file182},
    {"SwiftUI/Recording/Position.swift", file183, sizeof file183},
    {"SwiftUI/Recording/Recording.swift", file184, sizeof file184},
    {"SwiftUI/Recording/Request.swift", file185, sizeof file185},
    {"SwiftUI/Recording/Session.swift", file186, sizeof file186},
    {"SwiftUI/Recording/Stack.swift", file187, sizeof file187},
    {"SwiftUI/Recording/Value.swift", file188, sizeof file188},
    {"SwiftUI/Recording/VirtualClock.swift", file189, sizeof file189},
    {"SwiftUI/Recording/VirtualTasks.swift", file190, sizeof file190},
    {"SwiftUI/Shapes/BasicShapes.swift", file191, sizeof file191},
    {"SwiftUI/Shapes/ChangedShapes.swift", file192, sizeof file192},
    {"SwiftUI/Shapes/CutShapes.swift", file193, sizeof file193},
    {"SwiftUI/Shapes/Path.swift", file194, sizeof file194},
    {"SwiftUI/Shapes/RoundedRectangles.swift", file195, sizeof file195},
    {"SwiftUI/Shapes/Shape.swift", file196, sizeof file196},
    {"SwiftUI/State/DynamicProperty.swift", file197, sizeof file197},
    {"SwiftUI/State/Objects.swift", file198, sizeof file198},
    {"SwiftUI/State/OtherState.swift", file199, sizeof file199},
    {"SwiftUI/State/Preferences.swift", file200, sizeof file200},
    {"SwiftUI/State/State.swift", file201, sizeof file201},
    {"SwiftUI/Styles/Color.swift", file202, sizeof file202},
    {"SwiftUI/Styles/Gradient.swift", file203, sizeof file203},
    {"SwiftUI/Styles/ShapeStyle.swift", file204, sizeof file204},
    {"SwiftUI/Styles/SystemColors.swift", file205, sizeof file205},
    {"SwiftUI/Text/AttributedStrings.swift", file206, sizeof file206},
    {"SwiftUI/Text/Font.swift", file207, sizeof file207},
    {"SwiftUI/Text/LocalizedStringKey.swift", file208, sizeof file208},
    {"SwiftUI/Text/LocalizedTitles.swift", file209, sizeof file209},
    {"SwiftUI/Text/Markdown.swift", file210, sizeof file210},
    {"SwiftUI/Text/SystemFormats.swift", file211, sizeof file211},
    {"SwiftUI/Text/Text.swift", file212, sizeof file212},
    {"SwiftUI/Text/TextRenderers.swift", file213, sizeof file213},
    {"SwiftUI/Text/TextStyleMeasures.swift", file214, sizeof file214},
    {"SwiftUI/Text/TextWithImages.swift", file215, sizeof file215},
    {"SwiftUI/Text/Words.swift", file216, sizeof file216},
    {"SwiftUI/UIKit/CALayer.swift", file217, sizeof file217},
    {"SwiftUI/UIKit/CIColor.swift", file218, sizeof file218},
    {"SwiftUI/UIKit/Feedback.swift", file219, sizeof file219},
    {"SwiftUI/UIKit/Representables.swift", file220, sizeof file220},
    {"SwiftUI/UIKit/Traits.swift", file221, sizeof file221},
    {"SwiftUI/UIKit/UIApplication.swift", file222, sizeof file222},
    {"SwiftUI/UIKit/UIColor.swift", file223, sizeof file223},
    {"SwiftUI/UIKit/UIControls.swift", file224, sizeof file224},
    {"SwiftUI/UIKit/UIImage+Drawing.swift", file225, sizeof file225},
    {"SwiftUI/UIKit/UIKit.swift", file226, sizeof file226},
    {"SwiftUI/UIKit/UIView.swift", file227, sizeof file227},
    {"SwiftUI/UIKit/UIViewController.swift", file228, sizeof file228},
    {"SwiftUI/Views/AsyncImage.swift", file229, sizeof file229},
    {"SwiftUI/Views/Canvas.swift", file230, sizeof file230},
    {"SwiftUI/Views/ForEach.swift", file231, sizeof file231},
    {"SwiftUI/Views/Grids.swift", file232, sizeof file232},
    {"SwiftUI/Views/GroupSections.swift", file233, sizeof file233},
    {"SwiftUI/Views/GroupSubviews.swift", file234, sizeof file234},
    {"SwiftUI/Views/Image.swift", file235, sizeof file235},
    {"SwiftUI/Views/List.swift", file236, sizeof file236},
    {"SwiftUI/Views/Navigation.swift", file237, sizeof file237},
    {"SwiftUI/Views/OtherViews.swift", file238, sizeof file238},
    {"SwiftUI/Views/OutlineGroup.swift", file239, sizeof file239},
    {"SwiftUI/Views/OwnLayout.swift", file240, sizeof file240},
    {"SwiftUI/Views/PageDots.swift", file241, sizeof file241},
    {"SwiftUI/Views/PushedPages.swift", file242, sizeof file242},
    {"SwiftUI/Views/Scenes.swift", file243, sizeof file243},
    {"SwiftUI/Views/ScrollView.swift", file244, sizeof file244},
    {"SwiftUI/Views/Stacks.swift", file245, sizeof file245},
    {"SwiftUI/Views/Tab.swift", file246, sizeof file246},
    {"SwiftUI/Views/TabView.swift", file247, sizeof file247},
    {"SwiftUI/Views/Table.swift", file248, sizeof file248},
    {"SwiftUI/Views/View.swift", file249, sizeof file249},
    {"SwiftUI/Views/ViewBuilder.swift", file250, sizeof file250},
    {"SwiftUI/Views/Wrappers.swift", file251, sizeof file251},
    {"SkelsnapStandIns/StandIn.swift", file252, sizeof file252},
    {"AVFoundation/AVFoundation.swift", file253, sizeof file253},
    {"AVKit/AVKit.swift", file254, sizeof file254},
    {"Combine/Combine.swift", file255, sizeof file255},
    {"CoreGraphics/CoreGraphics.swift", file256, sizeof file256},
    {"CoreLocation/CoreLocation.swift", file257, sizeof file257},
    {"CoreText/CoreText.swift", file258, sizeof file258},
    {"MapKit/MapKit.swift", file259, sizeof file259},
    {"Network/Network.swift", file260, sizeof file260},
    {"OSLog/OSLog.swift", file261, sizeof file261},
    {"PhotosUI/PhotosUI.swift", file262, sizeof file262},
    {"QuartzCore/QuartzCore.swift", file263, sizeof file263},
    {"SafariServices/SafariServices.swift", file264, sizeof file264},
    {"SwiftData/SwiftData.swift", file265, sizeof file265},
    {"SwiftUICore/SwiftUICore.swift", file266, sizeof file266},
    {"TipKit/TipKit.swift", file267, sizeof file267},
    {"UIKit/UIKit.swift", file268, sizeof file268},
    {"UniformTypeIdentifiers/UniformTypeIdentifiers.swift", file269, sizeof file269},
    {"UserNotifications/UserNotifications.swift", file270, sizeof file270},
    {"WebKit/WebKit.swift", file271, sizeof file271},
    {"os/os.swift", file272, sizeof file272},
};
const size_t swiftui_source_file_count =
    sizeof swiftui_source_files / sizeof swiftui_source_files[0];

import SkeletonSystem
import Testing

@testable import SkeletonSwiftUI

@Suite("Classes of CoreData models")
struct ManagedModelTests {
  private static func model(_ entities: String) -> String {
    "<?xml version=\"1.0\"?>\n<model type=\"x\" sourceLanguage=\"Swift\">\n\(entities)\n</model>"
  }

  @Test(
    "What Xcode makes of an entity",
    arguments: [
      (#"<attribute name="name" optional="YES" attributeType="String"/>"#, "`name`: String?"),
      (
        #"<attribute name="size" attributeType="Integer 16" usesScalarValueType="YES"/>"#,
        "`size`: Int16"
      ),
      (#"<attribute name="size" attributeType="Integer 32"/>"#, "`size`: NSNumber?"),
      (#"<attribute name="in" attributeType="Boolean" usesScalarValueType="YES"/>"#, "`in`: Bool"),
      (#"<attribute name="born" attributeType="Date" usesScalarValueType="NO"/>"#, "`born`: Date?"),
      (
        #"<attribute name="born" attributeType="Date" usesScalarValueType="YES"/>"#,
        "`born`: TimeInterval"
      ),
      (#"<attribute name="place" attributeType="URI"/>"#, "`place`: URL?"),
      (#"<attribute name="any" attributeType="Transformable"/>"#, "`any`: NSObject?"),
      (
        #"<attribute name="tags" attributeType="Transformable" customClassName="[String]"/>"#,
        "`tags`: [String]?"
      ),
      (#"<relationship name="nest" maxCount="1" destinationEntity="Nest"/>"#, "`nest`: Home?"),
      (#"<relationship name="nests" toMany="YES" destinationEntity="Nest"/>"#, "`nests`: NSSet?"),
      (
        #"<relationship name="nests" toMany="YES" destinationEntity="Nest"/>"#,
        "func removeFromNests(_ value: Home)"
      ),
      (
        #"<relationship name="nests" toMany="YES" ordered="YES" destinationEntity="Nest"/>"#,
        "func addToNests(_ values: NSOrderedSet)"
      ),
      (
        #"<relationship name="nests" toMany="YES" ordered="YES" destinationEntity="Nest"/>"#,
        "func insertIntoNests(_ value: Home, at index: Int)"
      ),
      (#"<relationship name="any" destinationEntity="Plain"/>"#, "`any`: NSManagedObject?"),
      (#"<attribute name="bad name" attributeType="String"/>"#, nil),
      (#"<attribute name="bad" attributeType="Nothing"/>"#, nil),
      (#"<attribute name="bad" attributeType="Transformable" customClassName="A{}"/>"#, nil),
      (#"<relationship name="bad" destinationEntity="Unknown"/>"#, nil),
    ])
  func members(tag: String, declared: String?) {
    let source = ManagedModel.source(
      of: Self.model(
        """
        <entity name="Bird" representedClassName="App.Bird" codeGenerationType="class">\(tag)</entity>
        <entity name="Nest" representedClassName=".Home" parentEntity="Bird"/>
        <entity name="Plain" codeGenerationType="class"/>
        """))
    #expect(source.contains("public class Bird: NSManagedObject, Identifiable {"))
    #expect(!source.contains("Home: "), "that class is the app's own")
    if let declared {
      #expect(source.contains(declared), "\(source)")
    } else {
      #expect(!source.contains("@NSManaged"), "\(source)")
    }
  }

  @Test("Classes have their parents, and those of the app's own what is added to them")
  func classes() {
    let source = ManagedModel.source(
      of: Self.model(
        """
        <entity name="Bird" representedClassName="Bird" isAbstract="YES" codeGenerationType="class"/>
        <entity name="Auk" representedClassName="Auk" parentEntity="Bird" codeGenerationType="class"/>
        <entity name="Nest" representedClassName="Nest" codeGenerationType="category"/>
        <entity name="Egg" representedClassName="Egg{}" codeGenerationType="class"/>
        <entity name="E\\xgg" representedClassName="Egg" codeGenerationType="class"/>
        <entity name="Plain" codeGenerationType="class"/>
        <entity name="Jay" representedClassName="Jay" parentEntity="Plain" codeGenerationType="class"/>
        """))
    #expect(source.contains("public class Auk: Bird {"))
    #expect(source.contains("extension Nest: Identifiable {"))
    #expect(!source.contains("Egg") && !source.contains("xgg"))
    #expect(source.contains("public class Jay: NSManagedObject, Identifiable {"))
    #expect(ManagedModel.source(of: "<model><entity name=") == "")
    #expect(ManagedModel.source(of: "") == "")
  }

  @Test("Of several versions the one that is named is taken, or the last")
  func versions() throws {
    try TemporaryFolder.with { folder in
      for (name, type) in [("App", "Old"), ("App_2", "New"), ("App_3", "Next")] {
        let path = FilePath.joined(folder, "App.xcdatamodeld/\(name).xcdatamodel/contents")
        let entity =
          #"<entity name="A" representedClassName="\#(type)" codeGenerationType="class"/>"#
        try Files.write(Array(Self.model(entity).utf8), to: path)
      }
      let listed = try Files.survey(folder).files
      func source() -> String {
        ManagedModel.files(in: folder, among: listed) { $0 }
          .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      }
      #expect(source().contains("class Next:"))
      let version =
        "<key>_XCCurrentVersionName</key>\n<string>App_2.xcdatamodel</string>"
      try Files.write(
        Array(version.utf8), to: FilePath.joined(folder, "App.xcdatamodeld/.xccurrentversion"))
      #expect(source().contains("class New:"))
      #expect(!source().contains("class Next:"))
    }
  }
}

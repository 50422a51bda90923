import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

Stream.ignoreBrokenPipes()
Stream.exitWhenInterrupted()
Environment.end(with: Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)

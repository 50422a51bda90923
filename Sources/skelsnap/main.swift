import SkeletonModel
import SkeletonSystem

StandardStream.occupyClosedOnes()
LittleMemory.sayIfItRunsOut()
StandardStream.ignoreBrokenPipes()
StandardStream.exitWhenInterrupted()
Workers.withEnoughStack {
  ProcessEnvironment.end(with: Command.run(ProcessEnvironment.arguments).rawValue)
}

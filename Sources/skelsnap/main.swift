import SkeletonSystem

StandardStream.occupyClosedOnes()
StandardStream.ignoreBrokenPipes()
StandardStream.exitWhenInterrupted()
ProcessEnvironment.end(with: Command.run(ProcessEnvironment.arguments).rawValue)

import SkeletonSystem

LittleMemory.sayIfItRunsOut()
StandardStream.ignoreBrokenPipes()
StandardStream.exitWhenInterrupted()
ProcessEnvironment.end(with: Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)

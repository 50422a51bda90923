import SkeletonRender

Stream.ignoreBrokenPipes()
Stream.exitWhenInterrupted()
Environment.end(with: Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)

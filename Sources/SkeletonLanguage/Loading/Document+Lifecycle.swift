import SkeletonModel

extension Document {
  /// How it loads: the theme's lifecycle, and its own laid over it key by key, in the maps inside
  /// it, too.
  package var lifecycle: Lifecycle {
    let reading = Reading(theme: theme, tokens: Tokens(tokens))
    let tree = Tree(.map(writtenLifecycle), at: start)
    return reading.fields(of: tree, LifecycleForm.map, spot: start).map(Lifecycle.init)
      ?? Lifecycle()
  }

  package var announcements: Announcements {
    let words = theme.announcements
    // What an app's own view announces, only its code knows.
    let usual = hasViewAsSkeleton ? nil : "Loading"
    return Announcements(
      loading: words["loading"]?.scalar?.text ?? usual, loaded: words["loaded"]?.scalar?.text)
  }

  private var writtenLifecycle: [Tree.Entry] {
    var merged = theme.lifecycle
    merged[LifecycleForm.dismissAfter.name] =
      errorDismissal ?? merged[LifecycleForm.dismissAfter.name]
    for entry in ownLifecycle {
      merged[entry.key] = entry.value.laid(over: merged[entry.key], principal: entry.key)
    }
    return merged.sorted { $0.key < $1.key }.map {
      Tree.Entry(key: $0.key, keySpot: $0.value.spot, value: $0.value)
    }
  }
}

extension Tree {
  /// This value with the keys of another that it does not have itself, where both are maps;
  /// `refresh: overlay` is a map, too.
  fileprivate func laid(over other: Tree?, principal key: String) -> Tree {
    func entries(_ tree: Tree) -> [Entry]? {
      if let entries = tree.entries { return entries }
      guard key == LifecycleForm.refreshKey.name, let mode = LifecycleForm.refresh.principal else {
        return nil
      }
      return [Entry(key: mode, keySpot: tree.spot, value: tree)]
    }
    guard let other, let own = entries(self), let theirs = entries(other) else { return self }
    let given = Set(own.map(\.key))
    return Tree(.map(own + theirs.filter { !given.contains($0.key) }), at: spot)
  }
}

extension Lifecycle {
  fileprivate init(_ fields: Fields) {
    self.init()
    items = fields[LifecycleForm.items]
    minimumDisplay = fields[LifecycleForm.minimumDisplay] ?? minimumDisplay
    timeout = fields[LifecycleForm.timeout] ?? nil
    if let found = fields[LifecycleForm.transitionsKey] {
      transitions.content = Transition(found[LifecycleForm.content])
      transitions.empty = Transition(found[LifecycleForm.empty])
      transitions.error = Transition(found[LifecycleForm.error])
      transitions.refresh = Transition(found[LifecycleForm.back])
    }
    if let found = fields[LifecycleForm.staggerKey] {
      stagger.appear = found[LifecycleForm.appear] ?? stagger.appear
      stagger.reveal = found[LifecycleForm.reveal] ?? stagger.reveal
      stagger.limit = found[LifecycleForm.limit] ?? stagger.limit
    }
    if let found = fields[LifecycleForm.refreshKey] {
      refresh.mode = found[LifecycleForm.refreshMode] ?? refresh.mode
      refresh.opacity = found[LifecycleForm.opacity] ?? refresh.opacity
    }
    errorPlacement = fields[LifecycleForm.errorPlacement] ?? errorPlacement
    dismissAfter = fields[LifecycleForm.dismissAfter] ?? nil
    if let found = fields[LifecycleForm.retryKey], let most = found[LifecycleForm.maxAttempts] {
      var retry = Retry(maxAttempts: most)
      retry.initialDelay = found[LifecycleForm.initialDelay] ?? retry.initialDelay
      retry.factor = found[LifecycleForm.factor] ?? retry.factor
      retry.maxDelay = found[LifecycleForm.maxDelay] ?? retry.maxDelay
      self.retry = retry
    }
    if let found = fields[LifecycleForm.pagesKey] {
      var pages = Pages()
      pages.size = found[LifecycleForm.size] ?? pages.size
      pages.threshold = found[LifecycleForm.threshold] ?? pages.threshold
      pages.placeholders = found[LifecycleForm.placeholders] ?? pages.placeholders
      self.pages = pages
    }
    prefetch = fields[LifecycleForm.prefetch]
    if let found = fields[LifecycleForm.budgetKey] {
      budget.appearWithin = found[LifecycleForm.appearWithin]
      budget.shift = found[LifecycleForm.shift]
      budget.shimmers = found[LifecycleForm.shimmers]
      budget.memory = found[LifecycleForm.memory]
      budget.frameRate = found[LifecycleForm.frameRate]
      budget.scrollSpeed = found[LifecycleForm.scrollSpeed]
    }
  }
}

extension Lifecycle.Transition {
  fileprivate init(_ fields: Fields?) {
    self.init()
    duration = fields?[LifecycleForm.duration] ?? duration
    easing = fields?[LifecycleForm.easing] ?? easing
    mode = fields?[LifecycleForm.mode] ?? mode
  }
}

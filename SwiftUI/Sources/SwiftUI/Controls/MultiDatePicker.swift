/// A calendar to choose days in, which is not drawn: an area stands for it.
public struct MultiDatePicker<Label: View> {
  let location: _SourceLocation

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    location = _SourceLocation(file, line)
  }

  nonisolated public init<R: RangeExpression<Date>>(
    selection: Binding<Set<DateComponents>>, in bounds: R, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    location = _SourceLocation(file, line)
  }

  nonisolated public init(
    _ title: some _Words, selection: Binding<Set<DateComponents>>,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    location = _SourceLocation(file, line)
  }

  nonisolated public init<R: RangeExpression<Date>>(
    _ title: some _Words, selection: Binding<Set<DateComponents>>, in bounds: R,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    location = _SourceLocation(file, line)
  }
}

extension MultiDatePicker: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    UnsupportedNode(
      name: "MultiDatePicker", message: "MultiDatePicker is not drawn", location: location
    )._record(inputs)
  }
}

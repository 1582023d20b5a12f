import type { ReactElement } from "react";

interface DrawnProps<Value> {
  readonly each: readonly Value[];
  readonly as: (value: Value) => ReactElement;
}

/** A list of values that is only gone through where it is shown. */
export function Drawn<Value>({ each, as }: DrawnProps<Value>): ReactElement {
  return <>{each.map((value) => as(value))}</>;
}

import type { DemoOptionValue, DemoProduct } from "@plaza/demo-marketplace";

/** One way a product is sold: a value of each of its options. */
export interface Combination {
  readonly values: readonly DemoOptionValue[];
  /** Value keys joined by "/", "" for a product without options. */
  readonly key: string;
}

/** In the order of the options and their values, without those that are not made. */
export function combinations(product: DemoProduct): readonly Combination[] {
  const all = (product.options ?? []).reduce<readonly (readonly DemoOptionValue[])[]>(
    (chosen, option) => chosen.flatMap((values) => option.values.map((value) => [...values, value])),
    [[]],
  );
  return all
    .map((values) => ({ values, key: values.map((value) => value.key).join("/") }))
    .filter(({ key }) => product.absent?.includes(key) !== true);
}

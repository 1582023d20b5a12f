import type { ProductFormProblem } from "@plaza/api-client/desk";

export interface MergedProblem {
  /** The first of those that are the same. */
  readonly problem: ProductFormProblem;
  /** Of how many SKUs it is said. */
  readonly count: number;
}

/** What is said of several SKUs in the same words is said once, at the first of them. */
export function mergedProblems(problems: readonly ProductFormProblem[]): readonly MergedProblem[] {
  const merged = new Map<string, MergedProblem>();
  for (const problem of problems) {
    const key = `${problem.sku === null ? "" : "sku "}${problem.field} ${problem.message}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? { problem, count: 1 } : { ...known, count: known.count + 1 });
  }
  return [...merged.values()];
}

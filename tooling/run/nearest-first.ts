import { basename, dirname } from "node:path";

/** Test files, the nearest to what has changed first: the test of a changed file, its folder's, its package's. */
export function nearestFirst(tests: readonly string[], changed: readonly string[]): readonly string[] {
  return byNearness(tests, changed).flat();
}

/** The same in groups, each as near as the other files of its group. */
export function byNearness(tests: readonly string[], changed: readonly string[]): readonly (readonly string[])[] {
  const groups = Map.groupBy(tests, (test) => Math.max(0, ...changed.map((file) => nearness(test, file))));
  return [...groups].toSorted(([left], [right]) => right - left).map(([, group]) => group);
}

function nearness(test: string, file: string): number {
  const [from, to] = [dirname(test).split("/"), dirname(file).split("/")];
  const parting = from.findIndex((folder, index) => folder !== to[index]);
  const shared = parting === -1 ? from.length : parting;
  return shared + (subject(test) === subject(file) ? 0.5 : 0);
}

/** `product-card` of `product-card.css.ts` and of `product-card.test.tsx`. */
function subject(file: string): string | undefined {
  return basename(file).split(".")[0];
}

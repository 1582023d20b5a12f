import { join } from "node:path";
import { createVitest } from "vitest/node";
import { currentChanges } from "./changes.ts";
import { nearestFirst } from "./nearest-first.ts";
import { repository } from "./processes.ts";

/** What became of the unit tests of one package. */
export interface NearestTests {
  readonly run: number;
  /** Test files that stand on something changed, but that there was no time for. */
  readonly left: number;
}

/** Few enough that the time is looked at often, and many enough to keep all processors busy. */
const filesAtOnce = 8;

/**
 * Run by `test-quick.ts` in a package's folder: the test files that import something changed, over however many modules,
 * the nearest first, until the time that is given as the argument. Tells its parent how many those were.
 */
const deadline = Number(process.argv[2]);
const changes = currentChanges(repository);
if (changes === null) throw new Error("There is no commit to compare with");
const vitest = await createVitest("test", { watch: false, changed: changes.since, passWithNoTests: true });
await vitest.standalone();
const specifications = new Map(
  (await vitest.getRelevantTestSpecifications()).map((specification) => [specification.moduleId, specification]),
);
const waiting = nearestFirst(
  [...specifications.keys()],
  changes.files.map((file) => join(repository, file)),
);
let run = 0;
while (run < waiting.length && Date.now() < deadline) {
  const batch = waiting.slice(run, run + filesAtOnce);
  await vitest.runTestSpecifications(batch.flatMap((file) => specifications.get(file) ?? []));
  run += batch.length;
}
const report: NearestTests = { run, left: waiting.length - run };
process.send?.(report);
await vitest.close();

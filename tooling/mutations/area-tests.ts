import { dirname, join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createVitest, type TestModule, type TestSpecification, type Vitest } from "vitest/node";
import { byNearness } from "../run/nearest-first.ts";
import { repository } from "../run/processes.ts";
import type { Area } from "./areas.ts";

/** What became of tests: none failed, one did, or they said nothing about what they test. */
export type Outcome =
  | { readonly kind: "passed" }
  | { readonly kind: "failed"; readonly file: string; readonly test: string }
  | { readonly kind: "unloadable" | "unended"; readonly file: string; readonly test: string };

/** How long the tests of one fault may take. One that runs into it is no fault that a test has named. */
const maxMs = 10 * 60_000;
const closingMs = 20_000;

/** Few enough that little runs after a test has failed. Vitest's own `bail` comes late, and then ends the next run. */
const filesAtOnce = 6;

/** Vitest's own words of a test, a hook or a worker that ran out of time: a busy machine says the same. */
const outOfTime = /\b(?:timed out in \d+ms|Timeout (?:starting|calling|waiting))/;

function failureOf(module: TestModule): Outcome | undefined {
  if (module.state() !== "failed") return undefined;
  const file = module.moduleId;
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === "failed");
  const hooks = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  const named = failed.find((test) => !test.result().errors?.some(({ message }) => outOfTime.test(message)));
  if (named !== undefined) return { kind: "failed", file, test: named.fullName };
  const [timeless] = failed;
  if (timeless !== undefined) return { kind: "unended", file, test: timeless.fullName };
  const [hook] = hooks;
  const test = hook === undefined ? "?" : (hook.message.split("\n")[0] ?? "");
  if (tests.length === 0) return { kind: "unloadable", file, test };
  return { kind: outOfTime.test(test) ? "unended" : "failed", file, test };
}

/** A failure that names what is wrong says more than one that does not. */
function worstOf(modules: readonly TestModule[]): Outcome {
  const failures = modules.flatMap((module) => failureOf(module) ?? []);
  return failures.find(({ kind }) => kind === "failed") ?? failures[0] ?? { kind: "passed" };
}

/** The tests of an area, in one Vitest that keeps its transformed modules from one fault to the next. */
export class AreaTests {
  readonly #area: Area;
  readonly #folder: string;
  /** Files that passed without a fault. */
  readonly #sound = new Set<string>();
  #vitest: Vitest | null = null;

  constructor(area: Area) {
    this.#area = area;
    this.#folder = join(repository, area.workspace);
  }

  /** Runs the tests that stand nearest to a source first, and the next ones where none of these failed. */
  async run(source: string): Promise<Outcome> {
    const specifications = await this.#specifications();
    const files = specifications.map(({ moduleId }) => moduleId);
    const batches = byNearness(files, [source]).flatMap((group) =>
      Array.from({ length: Math.ceil(group.length / filesAtOnce) }, (_, batch) =>
        group.slice(batch * filesAtOnce, (batch + 1) * filesAtOnce),
      ),
    );
    for (const batch of batches) {
      const outcome = await this.#runOnly(
        source,
        specifications.filter(({ moduleId }) => batch.includes(moduleId)),
      );
      if (outcome.kind === "passed") continue;
      if (outcome.kind !== "failed") return outcome;
      // Chance does not fail the same test twice.
      const again = await this.#runOnly(
        source,
        specifications.filter(({ moduleId }) => moduleId === outcome.file),
      );
      if (again.kind === "failed" && again.test === outcome.test) return again;
      console.log(`unsteady   ${relative(repository, outcome.file)} > ${outcome.test}`);
    }
    return { kind: "passed" };
  }

  /** Whether a file of tests passes as the sources are; it is asked once. */
  async isSound(file: string, source: string): Promise<boolean> {
    if (this.#sound.has(file)) return true;
    const specifications = (await this.#specifications()).filter(({ moduleId }) => moduleId === file);
    const isSound = (await this.#runOnly(source, specifications)).kind === "passed";
    if (isSound) this.#sound.add(file);
    return isSound;
  }

  async close(): Promise<void> {
    const vitest = this.#vitest;
    this.#vitest = null;
    // A worker that a fault keeps busy answers nobody, and Vitest ends it after a while.
    await Promise.race([vitest?.close(), setTimeout(closingMs, undefined, { ref: false })]);
  }

  async #specifications(): Promise<readonly TestSpecification[]> {
    const vitest = await this.#started();
    const beginnings = this.#area.tests.map((path) => join(this.#folder, path));
    return (await vitest.globTestSpecifications()).filter(({ moduleId }) =>
      beginnings.some((beginning) => moduleId.startsWith(beginning)),
    );
  }

  async #started(): Promise<Vitest> {
    if (this.#vitest !== null) return this.#vitest;
    // Configurations look for their files from where Vitest is started.
    process.chdir(this.#folder);
    const vitest = await createVitest("test", { root: this.#folder, watch: false, reporters: [{}] });
    await vitest.standalone();
    this.#vitest = vitest;
    return vitest;
  }

  async #runOnly(source: string, specifications: readonly TestSpecification[]): Promise<Outcome> {
    const vitest = await this.#started();
    vitest.invalidateFile(source);
    const files = new Set(specifications.map(({ moduleId }) => moduleId));
    const over = new AbortController();
    const run = vitest.runTestSpecifications([...specifications]);
    const late = setTimeout(maxMs, null, { signal: over.signal }).catch(() => null);
    const result = await Promise.race([run, late]);
    over.abort();
    // What is read next is another text: the source as it was, or another fault.
    vitest.invalidateFile(source);
    // Vitest remembers the files of earlier runs, too.
    if (result !== null) {
      const modules = result.testModules.filter(({ moduleId }) => files.has(moduleId));
      const ended = modules.filter((module) => module.state() === "passed" || module.state() === "failed");
      if (ended.length !== files.size) throw new Error(`Of ${[...files].join(", ")} only ${ended.length} have run.`);
      return worstOf(ended);
    }
    run.catch(() => {});
    await this.close();
    return { kind: "unended", file: dirname(source), test: "?" };
  }
}

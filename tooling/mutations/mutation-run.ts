/**
 * Puts one small fault after another into the sources that matter most, and runs the tests that have to notice it: how
 * many faults they find is how strong they are. Which faults is drawn by a seed. A fault is found by a test that fails with
 * it and passes without it; one that only keeps modules from loading or tests from ending is not.
 *
 *     npm run bench mutations [-- --count 60 --seed 1 --area pricing --file price-checkout --results found.jsonl]
 *
 * With `--area` or `--file` it tries these of the drawn faults only. What `--results` names is added to, and what was found
 * there already is not tried again: so a long run is done in parts.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "../run/processes.ts";
import { AreaTests } from "./area-tests.ts";
import { type Area, areas } from "./areas.ts";
import { equivalents } from "./equivalents.ts";
import { type Mutant, mutantsOf, withMutant } from "./mutants.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    area: { type: "string" },
    file: { type: "string" },
    results: { type: "string" },
  },
});

interface Planned extends Mutant {
  readonly file: string;
}

type Verdict = "found" | "survived" | "unloadable" | "unended";

interface Result {
  readonly area: string;
  readonly fault: string;
  readonly verdict: Verdict;
  /** The test that failed, or what kept it from saying anything. */
  readonly by: string;
}

const order = (file: string, { start, becomes }: Mutant): string =>
  createHash("sha256")
    .update(`${values.seed}:${relative(repository, file)}:${start}:${becomes}`)
    .digest("hex");

function isEquivalent({ file, line, was, becomes }: Planned, text: string): boolean {
  const written = text.split("\n")[line - 1]?.trim();
  return equivalents.some(
    (known) =>
      known.file === relative(repository, file) &&
      known.line === written &&
      known.was === was &&
      known.becomes === becomes,
  );
}

/** Every fault of an area's sources, in the order of the draw. */
function faultsOf({ name, workspace, sources }: Area): readonly Planned[] {
  const folder = join(repository, workspace);
  const matched = sources.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: folder });
    if (files.length === 0) throw new Error(`No source of "${name}" is called ${pattern}.`);
    return files;
  });
  return [...new Set(matched)]
    .filter((file) => !/(\.test|-messages|-texts)\.ts$/.test(file))
    .map((file) => join(folder, file))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return mutantsOf(text)
        .map((mutant) => ({ ...mutant, file }))
        .filter((planned) => !isEquivalent(planned, text));
    })
    .map((planned) => ({ planned, place: order(planned.file, planned) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ planned }) => planned);
}

const described = ({ file, line, was, becomes }: Planned): string =>
  `${relative(repository, file)}:${line}: ${was} => ${becomes}`.replaceAll(/\s+/g, " ");

/** What the tests say of a fault. The source is put back, also where the run is broken off. */
async function judged(tests: AreaTests, mutant: Planned): Promise<Pick<Result, "verdict" | "by">> {
  const text = readFileSync(mutant.file, "utf8");
  const putBack = (): void => {
    writeFileSync(mutant.file, text);
  };
  process.once("exit", putBack);
  const outcome = await (async () => {
    try {
      writeFileSync(mutant.file, withMutant(text, mutant));
      return await tests.run(mutant.file);
    } finally {
      putBack();
      process.removeListener("exit", putBack);
    }
  })();
  if (outcome.kind === "passed") return { verdict: "survived", by: "" };
  const by = `${relative(repository, outcome.file)} > ${outcome.test}`;
  if (outcome.kind !== "failed") return { verdict: outcome.kind, by };
  if (!(await tests.isSound(outcome.file, mutant.file))) throw new Error(`${by} fails without a fault.`);
  return { verdict: "found", by };
}

/** What the sources are before the first fault: by this the backend's tests know the stores that they have filled. */
function sourcesNow(): string {
  const git = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: repository, encoding: "utf8", maxBuffer: 1e9 });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  const parts = ["apps/backend", "packages/demo-marketplace", "pnpm-lock.yaml"];
  return createHash("sha256")
    .update(git("ls-files", "--stage", "--", ...parts))
    .update(git("diff", "--", ...parts))
    .digest("hex")
    .slice(0, 24);
}

process.env["PLAZA_SOURCES"] = sourcesNow();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

// Vitest is started in the folder of an area.
const resultsFile = values.results === undefined ? null : resolve(process.env["INIT_CWD"] ?? ".", values.results);
const earlier: readonly Result[] =
  resultsFile !== null && existsSync(resultsFile)
    ? readFileSync(resultsFile, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Result)
    : [];
const count = Number(values.count);
const results: Result[] = [];
for (const [index, area] of areas.entries()) {
  const share = Math.floor((count * (index + 1)) / areas.length) - Math.floor((count * index) / areas.length);
  const tests = new AreaTests(area);
  for (const mutant of faultsOf(area).slice(0, share)) {
    const fault = described(mutant);
    const known = earlier.findLast((result) => result.fault === fault);
    const isAsked = (values.area === undefined || area.name === values.area) && mutant.file.includes(values.file ?? "");
    if (known?.verdict === "found" || (known !== undefined && !isAsked)) {
      results.push(known);
      continue;
    }
    if (!isAsked) continue;
    const started = Date.now();
    const result: Result = { area: area.name, fault, ...(await judged(tests, mutant)) };
    results.push(result);
    if (resultsFile !== null) appendFileSync(resultsFile, `${JSON.stringify(result)}\n`);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${result.verdict.padEnd(10)} ${fault} (${seconds} s) ${result.by}`);
  }
  await tests.close();
}

const row = (name: string, of: readonly Result[]): string =>
  `| ${name} | ${of.filter(({ verdict }) => verdict === "found").length} | ${of.length} |`;
const missed = results.filter(({ verdict }) => verdict !== "found");
console.log(
  [
    "",
    "| area | found | of |",
    "| --- | --: | --: |",
    ...areas.map(({ name }) =>
      row(
        name,
        results.filter(({ area }) => area === name),
      ),
    ),
    row("all", results),
    "",
    "Not found:",
    ...missed.map(({ verdict, fault }) => `${verdict} ${fault}`),
  ].join("\n"),
);
process.exit();

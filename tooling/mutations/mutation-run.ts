/**
 * Puts one small fault after another into the sources that matter most, and runs the tests that have to notice it: how
 * many faults they find is how strong they are. Which faults is drawn by a seed.
 *
 *     npm run bench mutations [-- --count 60 --seed 1 --area pricing]
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "../run/processes.ts";
import { type Area, areas } from "./areas.ts";
import { type Mutant, mutantsOf, withMutant } from "./mutants.ts";

/** A fault that keeps tests from ending is found, too. */
const longestMs = 10 * 60_000;

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    area: { type: "string" },
  },
});

interface Planned extends Mutant {
  readonly file: string;
}

const order = (file: string, { start, becomes }: Mutant): string =>
  createHash("sha256")
    .update(`${values.seed}:${relative(repository, file)}:${start}:${becomes}`)
    .digest("hex");

/** So many faults of an area, drawn from all that its sources can be given. */
function drawn({ workspace, sources }: Area, count: number): readonly Planned[] {
  const folder = join(repository, workspace);
  return sources
    .flatMap((pattern) => globSync(pattern, { cwd: folder }))
    .filter((file) => !/(\.test|-messages|-texts)\.ts$/.test(file))
    .map((file) => join(folder, file))
    .flatMap((file) => mutantsOf(readFileSync(file, "utf8")).map((mutant) => ({ ...mutant, file })))
    .map((planned) => ({ planned, place: order(planned.file, planned) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ planned }) => planned);
}

/** Whether the tests of an area pass. */
async function testsPass({ workspace, tests }: Area): Promise<boolean> {
  const run = spawn("node_modules/.bin/vitest", ["run", "--bail=1", "--reporter=dot", ...tests], {
    cwd: join(repository, workspace),
    stdio: "ignore",
    timeout: longestMs,
    killSignal: "SIGKILL",
  });
  const [status] = (await once(run, "exit")) as [number | null];
  return status === 0;
}

/** Whether tests notice a fault. The source is put back, also where the run is broken off. */
async function isFound(area: Area, mutant: Planned): Promise<boolean> {
  const text = readFileSync(mutant.file, "utf8");
  const putBack = (): void => {
    writeFileSync(mutant.file, text);
  };
  process.once("exit", putBack);
  try {
    writeFileSync(mutant.file, withMutant(text, mutant));
    return !(await testsPass(area));
  } finally {
    putBack();
    process.removeListener("exit", putBack);
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

const chosen = areas.filter(({ name }) => values.area === undefined || name === values.area);
const count = Number(values.count);
const survivors: string[] = [];
const table = ["| area | found | of | s |", "| --- | --: | --: | --: |"];
let found = 0;
let tried = 0;
for (const [index, area] of chosen.entries()) {
  const planned = drawn(
    area,
    Math.floor((count * (index + 1)) / chosen.length) - Math.floor((count * index) / chosen.length),
  );
  const started = Date.now();
  if (!(await testsPass(area))) throw new Error(`The tests of "${area.name}" fail without a fault.`);
  let foundHere = 0;
  for (const mutant of planned) {
    const isNoticed = await isFound(area, mutant);
    const what = `${relative(repository, mutant.file)}:${mutant.line}: ${mutant.was} => ${mutant.becomes}`;
    console.log(`${isNoticed ? "found   " : "SURVIVED"} ${what.replaceAll("\n", " ")}`);
    if (isNoticed) foundHere += 1;
    else survivors.push(what);
  }
  found += foundHere;
  tried += planned.length;
  table.push(`| ${area.name} | ${foundHere} | ${planned.length} | ${Math.round((Date.now() - started) / 1000)} |`);
}
console.log(["", ...table, `| all | ${found} | ${tried} | |`, "", "Survivors:", ...survivors].join("\n"));

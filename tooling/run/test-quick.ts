import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Changes, currentChanges } from "./changes.ts";
import { repository } from "./processes.ts";
import type { NearestTests } from "./test-nearest.ts";
import { usersCache } from "./users-cache.ts";

/** After these no test file is begun any more: all of it takes less than two minutes of a machine with two processors. */
const secondsForTests = 60;

const environment: NodeJS.ProcessEnv = {
  TURBO_CACHE_DIR: usersCache,
  ...process.env,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
};
// Tests of the backend run on the embedded database alone: with a server each of them runs twice.
delete environment["TEST_DATABASE_URL"];

function run(title: string, command: string, ...args: readonly string[]): void {
  console.log(`\n> ${title}`);
  const { status, error } = spawnSync(command, args, { cwd: repository, stdio: "inherit", env: environment });
  if (error !== undefined) console.error(error.message);
  if (status !== 0) {
    console.error(`\n${title}: failed.`);
    process.exit(status ?? 1);
  }
}

interface Plan {
  readonly tasks: readonly { readonly task: string; readonly command: string; readonly directory: string }[];
}

/** Folders of the packages with tests that have changed or stand on one that has, those with changed files first. */
function affectedPackages({ files }: Changes): readonly string[] {
  const { stdout, stderr, status } = spawnSync("turbo", ["run", "test", "--affected", "--dry=json"], {
    cwd: repository,
    env: environment,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stderr);
  const isChanged = (folder: string) => files.some((file) => file.startsWith(`${folder}/`));
  return (JSON.parse(stdout) as Plan).tasks
    .filter(({ task, command }) => task === "test" && command !== "<NONEXISTENT>")
    .map(({ directory }) => directory)
    .toSorted((left, right) => Number(isChanged(right)) - Number(isChanged(left)));
}

async function testNearest(folder: string, deadline: number): Promise<NearestTests> {
  console.log(`\n> Unit tests of ${folder} that stand on what has changed`);
  const child = fork(fileURLToPath(new URL("test-nearest.ts", import.meta.url)), [String(deadline)], {
    cwd: join(repository, folder),
    env: environment,
  });
  let report: NearestTests | undefined;
  child.on("message", (message: NearestTests) => {
    report = message;
  });
  const [status] = await once(child, "exit");
  if (status !== 0 || report === undefined) {
    console.error(`\nUnit tests of ${folder}: failed.`);
    process.exit(1);
  }
  return report;
}

const changes = currentChanges(repository);
if (changes === null) {
  console.error("git knows no commit to compare with here: run `npm test`.");
  process.exit(1);
}
console.log(`${changes.files.length} files have changed since ${changes.sinceWhat}.`);
environment["TURBO_SCM_BASE"] = changes.since;
run("Format", "npm", "run", "--silent", "format:check");
run(
  "Lint and types of what has changed and what stands on it",
  ...(["turbo", "run", "lint", "--affected", "--concurrency=1", "--output-logs=errors-only"] as const),
);

let files = 0;
const left: string[] = [];
const deadline = Date.now() + secondsForTests * 1000;
for (const folder of affectedPackages(changes)) {
  if (Date.now() >= deadline) {
    left.push(`all of ${folder}`);
    continue;
  }
  const report = await testNearest(folder, deadline);
  files += report.run;
  if (report.left > 0) left.push(`${report.left} files of ${folder}`);
}

console.log(`\nRight: format, lint and types, and the unit tests in ${files} files.`);
if (left.length > 0) console.log(`Left out for want of time, tests further from the change: ${left.join(", ")}.`);
console.log(
  "Left out always: PostgreSQL (the embedded database alone was tested), boundaries, unused code, translations, stories,\n" +
    "packages as they are published, bytes, generated and consuming applications, journeys in Chromium. `npm test` runs them.",
);

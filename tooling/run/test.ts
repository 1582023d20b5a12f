import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../chromium.ts";
import { skippedChecks } from "./skipped-checks.ts";
import { repository } from "./processes.ts";
import { describeCosts, type StageCost, startStage } from "./stage-costs.ts";
import { journeysOf } from "./tagged-journeys.ts";
import { usersCache } from "./users-cache.ts";

const costsOption = "--costs";
const filters = process.argv.slice(2).filter((argument) => argument !== costsOption);
const environment: NodeJS.ProcessEnv = {
  ...(filters.length > 0 && { TURBO_CACHE_DIR: usersCache }),
  ...process.env,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
};
const costs: StageCost[] = [];

/** Reports of what each file took, and a cache that restores nothing but what the run itself has built. */
const measured = process.argv.includes(costsOption) ? mkdtempSync(join(tmpdir(), "plaza-costs-")) : null;
const reports = join(measured ?? "", "reports");
if (measured !== null) {
  mkdirSync(reports);
  Object.assign(environment, { PLAZA_COSTS: reports, TURBO_CACHE_DIR: join(measured, "turbo") });
}

function run(title: string, command: string, ...args: readonly string[]): void {
  const end = startStage(title);
  console.log(`\n> ${title}`);
  const { status, error } = spawnSync(command, args, { cwd: repository, stdio: "inherit", env: environment });
  if (error !== undefined) console.error(error.message);
  const cost = end();
  costs.push(cost);
  if (status !== 0) {
    console.error([`\n${title}: failed.`, ...left].join("\n"));
    printCosts();
    process.exit(status ?? 1);
  }
  console.log(`  ${cost.wall.toFixed(1)} s`);
}

function printCosts(): void {
  if (measured === null) return;
  console.log(`\n${describeCosts(costs, reports)}`);
  rmSync(measured, { recursive: true });
}

/**
 * What all of the repository is asked, and what one package is. The tests of the backend, stories and journeys use all
 * processors by themselves: anything beside them would only slow them down, until waits in a browser run out. The packages
 * that are packed and the applications that are installed and built begin and end with what one processor does, so two of
 * them run at once. The tests of all packages but the backend run as one, and so do their stories, because what they share
 * is then transformed and loaded once.
 */
const stages: readonly {
  readonly title: string;
  readonly tasks: readonly string[];
  /** Of all of the repository, where it is not all packages that have the task. */
  readonly of?: string;
  readonly ofPackage: readonly string[];
  readonly atOnce: number;
}[] = [
  // All of the repository has been linted by then.
  { title: "Lint and types", tasks: [], ofPackage: ["lint"], atOnce: 2 },
  { title: "Unit tests", tasks: ["all-tests"], ofPackage: ["test"], atOnce: 2 },
  { title: "Unit tests of the backend", tasks: ["test"], of: "@plaza/backend", ofPackage: [], atOnce: 1 },
  { title: "Stories in Chromium", tasks: ["all-stories"], ofPackage: ["stories"], atOnce: 1 },
  { title: "Bytes of a first visit", tasks: ["bundle-size"], ofPackage: [], atOnce: 1 },
  {
    title: "Packages as they would be published and as a consumer gets them, generated screens and packages",
    tasks: ["pack", "consumer", "generator"],
    ofPackage: ["pack"],
    atOnce: 2,
  },
  { title: "The built shop, asked without a browser", tasks: ["requests"], ofPackage: [], atOnce: 1 },
  { title: "End to end in Chromium", tasks: ["e2e"], ofPackage: [], atOnce: 1 },
];

const left = skippedChecks(environment).map((what) => `Left out: ${what}.`);
environment["CHROMIUM_PATH"] = ensureChromium();
if (filters.length === 0) {
  run("Format", "npm", "run", "--silent", "format:check");
  run("Unused code and dependencies", "knip", "--config", "tooling/knip.json");
  run("Circles of files", "node", "tooling/run/check-circles.ts");
  run("Words of the trade", "node", "tooling/run/check-words.ts");
  run("Translations", "node", "tooling/run/check-messages.ts");
  run("Texts that a browser may translate", "node", "tooling/run/check-texts.ts");
  // All packages in one run: each by itself would read the types of those that it is made of anew.
  run("Lint, types and package boundaries", "npm", "run", "--silent", "lint");
}
for (const { title, tasks, of, ofPackage, atOnce } of stages) {
  const chosen = filters.length === 0 ? tasks : ofPackage;
  if (chosen.length === 0) continue;
  const packages = filters.length === 0 && of !== undefined ? [`--filter=${of}`] : filters;
  run(title, "turbo", "run", ...chosen, ...packages, `--concurrency=${atOnce}`, "--output-logs=errors-only");
}
const journeys = filters.length === 0 ? null : journeysOf(filters);
if (journeys !== null) {
  const ofStorefront = ["run", "e2e", "--filter=@plaza/storefront", "--output-logs=errors-only"];
  run("Their journeys in Chromium", "turbo", ...ofStorefront, "--", "--grep", journeys);
}
printCosts();
console.log(`\nAll of it is right.${left.map((line) => `\n${line}`).join("")}`);

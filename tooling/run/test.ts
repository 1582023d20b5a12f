import { spawnSync } from "node:child_process";
import { ensureChromium } from "../chromium.ts";
import { leftOut } from "./left-out.ts";
import { repository } from "./processes.ts";

const filters = process.argv.slice(2);
const environment: NodeJS.ProcessEnv = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };

function run(title: string, command: string, ...args: readonly string[]): void {
  const started = Date.now();
  console.log(`\n> ${title}`);
  const { status, error } = spawnSync(command, args, { cwd: repository, stdio: "inherit", env: environment });
  if (error !== undefined) console.error(error.message);
  if (status !== 0) {
    console.error([`\n${title}: failed.`, ...left].join("\n"));
    process.exit(status ?? 1);
  }
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * What all of the repository is asked, and what one package is. Tests and stories use all processors by themselves: two
 * packages' at once would only slow each other down, until waits in a browser run out. The stories of all packages run as
 * one, because what they share is then transformed and loaded once.
 */
const stages: readonly {
  readonly title: string;
  readonly tasks: readonly string[];
  readonly ofPackage: readonly string[];
  readonly atOnce: number;
}[] = [
  { title: "Lint and types", tasks: ["lint"], ofPackage: ["lint"], atOnce: 2 },
  { title: "Unit tests", tasks: ["test"], ofPackage: ["test"], atOnce: 1 },
  { title: "Stories in Chromium", tasks: ["all-stories"], ofPackage: ["stories"], atOnce: 1 },
  { title: "Packages as they would be published", tasks: ["pack"], ofPackage: ["pack"], atOnce: 2 },
  { title: "Bytes of a first visit", tasks: ["bytes"], ofPackage: [], atOnce: 1 },
  {
    title: "Generated screens and packages, packages as a consumer gets them",
    tasks: ["generator", "consumer"],
    ofPackage: [],
    atOnce: 1,
  },
  { title: "End to end in Chromium", tasks: ["e2e"], ofPackage: [], atOnce: 1 },
];

const left = leftOut(environment).map((what) => `Left out: ${what}.`);
environment["CHROMIUM_PATH"] = ensureChromium();
if (filters.length === 0) {
  run("Format", "npm", "run", "--silent", "format:check");
  run("Package boundaries", "turbo", "boundaries");
  run("Unused code and dependencies", "knip", "--config", "tooling/knip.json");
  run("Translations", "node", "tooling/run/check-messages.ts");
}
for (const { title, tasks, ofPackage, atOnce } of stages) {
  const chosen = filters.length === 0 ? tasks : ofPackage;
  if (chosen.length === 0) continue;
  run(title, "turbo", "run", ...chosen, ...filters, `--concurrency=${atOnce}`, "--output-logs=errors-only");
}
console.log(`\nAll of it is right.${left.map((line) => `\n${line}`).join("")}`);

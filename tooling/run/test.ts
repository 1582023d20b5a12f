import { spawnSync } from "node:child_process";
import { ensureChromium } from "../chromium.ts";
import { repository } from "./processes.ts";

const filters = process.argv.slice(2);
const environment: NodeJS.ProcessEnv = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };

function run(title: string, command: string, ...args: readonly string[]): void {
  const started = Date.now();
  console.log(`\n> ${title}`);
  const { status, error } = spawnSync(command, args, { cwd: repository, stdio: "inherit", env: environment });
  if (error !== undefined) console.error(error.message);
  if (status !== 0) {
    console.error(`\n${title}: failed.`);
    process.exit(status ?? 1);
  }
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const perPackage = ["lint", "typecheck", "test", "stories", "pack"];

environment["CHROMIUM_PATH"] = ensureChromium();
if (filters.length > 0) {
  run("Checks of the chosen packages", "turbo", "run", ...perPackage, ...filters);
} else {
  run("Format", "npm", "run", "--silent", "format:check");
  run("Package boundaries", "turbo", "boundaries");
  run("Unused code and dependencies", "knip", "--config", "tooling/knip.json");
  run("Translations", "node", "tooling/run/check-messages.ts");
  run("Lint, types, tests, stories, packages, bytes", "turbo", "run", ...perPackage, "bytes", "--output-logs=new-only");
  const elsewhere = ["generator", "stranger", "--concurrency=1", "--output-logs=new-only"];
  run("Generated screens and packages, packages in a stranger's project", "turbo", "run", ...elsewhere);
  // Alone, so that nothing else slows the browser down.
  run("End to end", "turbo", "run", "e2e", "--output-logs=new-only");
}

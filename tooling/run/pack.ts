import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Packs the package in the working directory as it would be published and looks at the result from outside. */
const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string };
const folder = mkdtempSync(join(tmpdir(), "plaza-pack-"));
const run = (command: string, ...args: readonly string[]): void => {
  execFileSync(command, args, { stdio: "inherit", env: { ...process.env, npm_config_loglevel: "error" } });
};

try {
  execFileSync("pnpm", ["pack", "--pack-destination", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith(".tgz")) ?? "no-tarball");
  run("publint", "--strict", tarball);
  run("attw", "--profile", "esm-only", "--exclude-entrypoints", "style.css", "--", tarball);
  console.log(`${name}: packs well`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

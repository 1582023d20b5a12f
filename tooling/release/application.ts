import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shellEnvironment } from "../copy/repository-copy.ts";
import { type CommandResult, tryCommand } from "../copy/run-command.ts";

/** Lets npm say whether an application can have these versions of our packages together. Nothing is installed. */
export async function tryVersions(registry: string, versions: ReadonlyMap<string, string>): Promise<CommandResult> {
  const folder = mkdtempSync(join(tmpdir(), "plaza-application-"));
  try {
    const manifest = { private: true, dependencies: Object.fromEntries(versions) };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    writeFileSync(join(folder, ".npmrc"), `@plaza:registry=${registry}\n`);
    const context = { folder, environment: shellEnvironment(folder) };
    // npm says nothing of why it refuses where it was started by `npm run --silent`.
    const quietly = ["--prefer-offline", "--no-audit", "--loglevel=error"];
    return await tryCommand(context, "npm", "install", "--package-lock-only", ...quietly);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

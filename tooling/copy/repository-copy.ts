import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { repository } from "../run/processes.ts";
import { installDependencies } from "./install-dependencies.ts";
import { type CommandContext, runCommand } from "./run-command.ts";

export interface RepositoryCopy extends CommandContext {
  readonly remove: () => void;
}

/**
 * What the runners around this process (pnpm, turbo, Vitest) say about themselves, and what would change what a build
 * makes. npm's settings of a registry and a cache are kept.
 */
const notInherited = [
  /^(?:NODE|NODE_ENV|NODE_OPTIONS|NODE_PATH|INIT_CWD|PNPM_.*|TURBO_.*)$/,
  /^npm_(?!config_)|^npm_config_(?:(?:local_)?prefix|user_agent|node_gyp)$/,
  /^(?:VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/,
];

/** The environment of a shell in that folder. */
export function shellEnvironment(folder: string, additions: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !notInherited.some((pattern) => pattern.test(name)));
  return {
    ...Object.fromEntries(inherited),
    PATH: [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
    TURBO_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
    ...additions,
  };
}

/** The working tree as it is (what git tracks, and what is new) in a temporary folder, with its dependencies. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const here = { folder: repository, environment: process.env };
  const folder = mkdtempSync(join(tmpdir(), "plaza-copy-"));
  const copy = { folder, environment: shellEnvironment(folder) };
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const listed = await runCommand(here, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard");
    for (const file of listed.split("\0").filter((path) => path !== "" && existsSync(join(repository, path)))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(repository, file), join(folder, file));
    }
    // Outside of git turbo searches every folder for what a task reads, dependencies included: a minute for each run.
    await runCommand(copy, "git", "init", "--quiet");
    await runCommand(copy, "git", "add", "--all");
    return { folder, environment: await installDependencies(copy), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

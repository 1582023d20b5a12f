import { repository } from "../run/processes.ts";
import { type CommandContext, runCommand } from "./run-command.ts";

/**
 * Installs what the lockfile of a copy names, from this repository's store even where the copy lies on another disk: nearly
 * everything is there already.
 * @returns the copy's environment, with that store in it.
 */
export async function installDependencies(
  { folder, environment }: CommandContext,
  ...options: readonly string[]
): Promise<NodeJS.ProcessEnv> {
  const here = { folder: repository, environment: process.env };
  const store = (await runCommand(here, "pnpm", "store", "path")).trim();
  const withStore = { ...environment, pnpm_config_store_dir: store };
  await runCommand(
    { folder, environment: withStore },
    "pnpm",
    "install",
    "--frozen-lockfile",
    "--prefer-offline",
    ...options,
  );
  return withStore;
}

import { type CommandContext, runCommand } from "../copy/run-command.ts";
import { workspacePackages } from "../release/workspace-packages.ts";

export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
}

/**
 * Packs what a repository publishes, as it would be published. What the packages are built into has to be there.
 * @param isWanted chooses among the packages; without it all are packed.
 */
export async function packPackages(
  context: CommandContext,
  target: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<readonly Tarball[]> {
  const names = workspacePackages(context.folder).map(({ name }) => name);
  const filters = names.filter((name) => isWanted(name)).map((name) => `--filter=${name}`);
  const answer = await runCommand(
    context,
    "pnpm",
    ...filters,
    "--recursive",
    "pack",
    "--json",
    "--pack-destination",
    target,
  );
  const packed = [JSON.parse(answer) as Packed | readonly Packed[]].flat();
  return packed.map(({ name, version, filename }) => ({ name, version, file: filename }));
}

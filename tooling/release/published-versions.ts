import { type CommandContext, runCommand } from "../copy/run-command.ts";
import type { WorkspacePackage } from "./workspace-packages.ts";

/** The newest version of each package that the registry has, by name. */
export type PublishedVersions = ReadonlyMap<string, string>;

type Ranges = Readonly<Record<string, string>>;

interface Published {
  readonly version: string;
  readonly dependencies?: Ranges;
  readonly peerDependencies?: Ranges;
}

/**
 * What is wrong with what a published package asks for. A range that only the workspace understands cannot be installed; a
 * package of ours that came along as a dependency could be there twice; a peer that was lost would not be asked for.
 */
function flaws({ name, peers }: WorkspacePackage, { dependencies = {}, peerDependencies = {} }: Published) {
  const ranges = Object.entries({ ...dependencies, ...peerDependencies });
  return [
    ...ranges.filter(([, range]) => /^(?:workspace|catalog):/.test(range)).map(([to, range]) => `${to} as ${range}`),
    ...Object.keys(dependencies)
      .filter((to) => to.startsWith("@plaza/"))
      .map((to) => `${to} as a dependency`),
    ...peers
      .filter((peer) => !/^\^\d/.test(peerDependencies[peer] ?? ""))
      .map((peer) => `no range of its peer ${peer}`),
  ].map((flaw) => `${name} asks for ${flaw}.`);
}

/** @throws when a package was published that asks for the wrong things. */
export async function publishedVersions(
  context: CommandContext,
  packages: readonly WorkspacePackage[],
): Promise<PublishedVersions> {
  const versions = new Map<string, string>();
  for (const each of packages) {
    const published = JSON.parse(await runCommand(context, "npm", "view", each.name, "--json")) as Published;
    const found = flaws(each, published);
    if (found.length > 0) throw new Error(found.join("\n"));
    versions.set(each.name, published.version);
  }
  return versions;
}

import { type Bump, nextVersion, releaseLine } from "./release-line.ts";
import type { WorkspacePackage } from "./workspace-packages.ts";

/**
 * The packages that get a new version when some are bumped. Those that have one of them as a peer ask for `^x.y.z`; where
 * its new version is out of that range, they follow with a patch of their own.
 */
export function expectedReleases(
  packages: readonly WorkspacePackage[],
  bumps: ReadonlyMap<string, Bump>,
): readonly string[] {
  for (const name of bumps.keys())
    if (!packages.some((each) => each.name === name)) throw new Error(`The workspace does not publish ${name}.`);
  const leavesItsRange = ({ name, version }: WorkspacePackage): boolean => {
    const bump = bumps.get(name);
    return bump !== undefined && releaseLine(nextVersion(version, bump)) !== releaseLine(version);
  };
  const breaking = new Set(packages.filter(leavesItsRange).map(({ name }) => name));
  return packages
    .filter(({ name, peers }) => bumps.has(name) || peers.some((peer) => breaking.has(peer)))
    .map(({ name }) => name)
    .toSorted((a, b) => (a < b ? -1 : 1));
}

import { type Bump, nextVersion, releaseLine } from "../release/release-line.ts";
import type { WorkspacePackage } from "../release/workspace-packages.ts";

/** A base package that is newer than what a released feature was released with. */
export interface MixPart {
  readonly name: string;
  readonly version: string;
  /** Whether it is today's package, or the released one under a new version. */
  readonly code: "today" | "released";
}

/** A package's peers, their peers, and so on. */
export function peersBelow(packages: readonly WorkspacePackage[], name: string): readonly string[] {
  const peers = packages.find((each) => each.name === name)?.peers ?? [];
  return [...new Set(peers.flatMap((peer) => [peer, ...peersBelow(packages, peer)]))];
}

/**
 * The newest base packages that a released feature accepts, at the versions they would be released with. A waiting
 * changeset may say that the next version leaves the feature's range; then it gets the released package under a patch
 * version, and so it does where something below that package leaves its range.
 */
export function chooseMix(
  feature: string,
  released: readonly WorkspacePackage[],
  today: readonly WorkspacePackage[],
  bumps: ReadonlyMap<string, Bump>,
): readonly MixPart[] {
  const known = new Map(released.map((each) => [each.name, each]));
  const current = new Map(today.map((each) => [each.name, each]));
  const next = ({ name, version }: WorkspacePackage): string => nextVersion(version, bumps.get(name) ?? "patch");

  function fits(name: string): boolean {
    const [before, now] = [known.get(name), current.get(name)];
    if (now === undefined) return false;
    const isInRange = before === undefined || releaseLine(next(now)) === releaseLine(before.version);
    return isInRange && now.peers.every((peer) => fits(peer));
  }

  const parts = new Map<string, MixPart>();
  function add(name: string): void {
    if (parts.has(name)) return;
    const [before, now] = [known.get(name), current.get(name)];
    if (now !== undefined && fits(name)) {
      parts.set(name, { name, version: next(now), code: "today" });
      // The newer package may have peers that the released feature does not have.
      now.peers.forEach(add);
    } else if (before !== undefined)
      parts.set(name, { name, version: nextVersion(before.version, "patch"), code: "released" });
  }
  peersBelow(released, feature).forEach(add);
  return [...parts.values()];
}

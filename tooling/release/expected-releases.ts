import type { WorkspacePackage } from "./workspace-packages.ts";

export type Bump = "patch" | "minor";

/**
 * The packages that get a new version when one of them does. Dependants ask for `^x.y.z`; below 1.0.0 that does not reach
 * the next minor version, so they follow with a patch of their own.
 */
export function expectedReleases(packages: readonly WorkspacePackage[], name: string, bump: Bump): readonly string[] {
  const released = packages.find((each) => each.name === name);
  if (released === undefined) throw new Error(`The workspace does not publish ${name}.`);
  const outOfRange = bump === "minor" && released.version.startsWith("0.");
  const followers = outOfRange ? packages.filter(({ needs }) => needs.includes(name)) : [];
  return [released, ...followers].map((each) => each.name).toSorted((a, b) => (a < b ? -1 : 1));
}

export const bumps = ["patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

function numbers(version: string): readonly [number, number, number] {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (found === null) throw new Error(`"${version}" is not a version of the form 1.2.3.`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

/**
 * What a version shares with all versions that the range `^version` reaches: `1` for 1.4.2, `0.3` for 0.3.1, and the
 * version itself below 0.1.0.
 */
export function releaseLine(version: string): string {
  const [major, minor] = numbers(version);
  if (major > 0) return String(major);
  return minor > 0 ? `0.${minor}` : version;
}

/** The version that a bump leads to. */
export function nextVersion(version: string, bump: Bump): string {
  const [major, minor, patch] = numbers(version);
  if (bump === "major") return `${major + 1}.0.0`;
  return bump === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

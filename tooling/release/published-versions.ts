import { type CommandPlace, runCommand } from "../copy/run-command.ts";

/** The newest version of each package that the registry has, by name. */
export type PublishedVersions = ReadonlyMap<string, string>;

interface Published {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** @throws when a package was published with a range that only the workspace understands. */
export async function publishedVersions(place: CommandPlace, names: readonly string[]): Promise<PublishedVersions> {
  const versions = new Map<string, string>();
  for (const name of names) {
    const answer = await runCommand(place, "npm", "view", name, "--json");
    const { version, dependencies = {} } = JSON.parse(answer) as Published;
    const unfinished = Object.values(dependencies).filter((range) => /^(?:workspace|catalog):/.test(range));
    if (unfinished.length > 0) throw new Error(`${name} was published with ${unfinished.join(", ")}.`);
    versions.set(name, version);
  }
  return versions;
}

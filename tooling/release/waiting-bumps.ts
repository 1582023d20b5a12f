import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Bump, bumps } from "./release-line.ts";

const front = /^---\n(?<front>.*?)\n---\n/s;
const entry = /^["']?(?<name>@?[\w./-]+)["']?:\s*(?<bump>patch|minor|major)\s*$/gm;

/** What a changeset's text asks for, by package. */
export function changesetBumps(text: string): ReadonlyMap<string, Bump> {
  const lines = front.exec(text)?.groups?.["front"] ?? "";
  return new Map([...lines.matchAll(entry)].map(({ groups }) => [groups?.["name"] ?? "", groups?.["bump"] as Bump]));
}

/** What the changesets of a repository that wait for a release lead to: the highest bump of each package. */
export function waitingBumps(repository: string): ReadonlyMap<string, Bump> {
  const highest = new Map<string, Bump>();
  for (const file of globSync(".changeset/*.md", { cwd: repository }))
    for (const [name, bump] of changesetBumps(readFileSync(join(repository, file), "utf8"))) {
      const known = highest.get(name);
      if (known === undefined || bumps.indexOf(bump) > bumps.indexOf(known)) highest.set(name, bump);
    }
  return highest;
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bump } from "../release/release-line.ts";
import { repository } from "../run/processes.ts";

/** Says what a package's next version brings. @returns the changeset's path. */
export function addChangeset(packageName: string, bump: Bump, id: string, sentence: string): string {
  const file = join(repository, ".changeset", `${id}.md`);
  writeFileSync(file, `---\n"@plaza/${packageName}": ${bump}\n---\n\n${sentence}\n`, { flag: "wx" });
  return file;
}

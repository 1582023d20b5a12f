import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../run/processes.ts";

/** Says what a package's next minor version brings. @returns the changeset's path. */
export function addChangeset(packageName: string, id: string, sentence: string): string {
  const file = join(repository, ".changeset", `${id}.md`);
  writeFileSync(file, `---\n"@plaza/${packageName}": minor\n---\n\n${sentence}\n`, { flag: "wx" });
  return file;
}

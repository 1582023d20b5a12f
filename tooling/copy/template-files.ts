import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file that is no source of this package carries this at the end of its name, so that no tool takes it for one. */
export const templateSuffix = ".template";

/**
 * Writes all templates of a folder into another one; never over a file that is there.
 * @param fill what becomes of their texts, and of their paths.
 * @returns the paths of the new files.
 */
export function copyTemplates(
  folder: string,
  target: string,
  fill: (text: string) => string = (text) => text,
): readonly string[] {
  return globSync(`**/*${templateSuffix}`, { cwd: folder }).map((template) => {
    const file = join(target, fill(template.slice(0, -templateSuffix.length)));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fill(readFileSync(join(folder, template), "utf8")), { flag: "wx" });
    return file;
  });
}

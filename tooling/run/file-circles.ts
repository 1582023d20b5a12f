import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { circlesOf, imported } from "../lint/folder-graph.js";

/** Two or three files may know each other. In a larger circle nobody can read one file without all the others. */
const maxFiles = 5;

/**
 * Finds circles of more than five files that import each other, at whatever distance. Imports of types and dynamic ones count:
 * a reader follows them as well. Only relative imports are followed; `turbo boundaries` keeps packages from circles.
 *
 * @returns the files of each such circle
 */
export function fileCircles(root: string, patterns: readonly string[]): readonly (readonly string[])[] {
  const files = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] }))
    .map((file) => file.replaceAll("\\", "/"));
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]));
  return circlesOf(imports).filter(({ length }) => length > maxFiles);
}

function importsOf(root: string, file: string): ReadonlyMap<string, true> {
  const specifiers = readFileSync(join(root, file), "utf8").matchAll(imported);
  return new Map(
    Array.from(specifiers, ([, specifier = ""]) => [posix.join(posix.dirname(file), specifier), true] as const),
  );
}

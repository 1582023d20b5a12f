import { statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { folderImports, circlesOf } from "../lint/folder-graph.js";

/**
 * Prints which folders of a source tree reach themselves through others: `npm run bench folders -- apps/backend/src`.
 * What lies in no folder counts as the folder ".".
 */
export function describeFolders(root: string): readonly string[] {
  const imports = folderImports(root);
  const groups = circlesOf(imports);
  const inCircles = groups.reduce((sum, group) => sum + group.length, 0);
  return [
    `${imports.size} folders, ${inCircles} of them in ${groups.length} circles`,
    ...groups.map((group) => `  ${group.join(", ")}`),
    ...groups.flatMap((group) => group.flatMap((folder) => importsWithin(folder, group, imports))),
  ];
}

/** The imports that would have to be removed, the weakest connections first. */
function importsWithin(
  folder: string,
  group: readonly string[],
  imports: ReturnType<typeof folderImports>,
): readonly string[] {
  return [...(imports.get(folder) ?? [])]
    .filter(([to]) => group.includes(to))
    .toSorted(([, left], [, right]) => left.length - right.length)
    .map(([to, files]) => `    ${folder} -> ${to}: ${files.map((file) => basename(file)).join(", ")}`);
}

if (import.meta.main) {
  const [folder = "apps/backend/src"] = process.argv.slice(2);
  // npm runs the script at the top of the repository; INIT_CWD is the folder where it was called.
  const root = resolve(process.env["INIT_CWD"] ?? ".", folder);
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) throw new Error(`There is no folder ${root}`);
  console.log(join(folder));
  for (const line of describeFolders(root)) console.log(line);
}

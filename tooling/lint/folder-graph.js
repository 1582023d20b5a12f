import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";

/** Tests may use whatever they like, and so may what only they use. */
const isOfTests = (file) => /\.(?:test|stories)\.tsx?$|(?:^|\/)test-support\//.test(file);

/** A relative import of any kind: of values, of types, dynamic. */
export const imported = /\b(?:from|import\(|import)\s*"(\.{1,2}\/[^"]+)"/g;

/** The folders of a source tree from the `floors.json` beside it, ground floor first; none where there is no such file. */
export function readFloors(root) {
  const list = join(dirname(root), "floors.json");
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}

/**
 * Says which folder of a source tree a file belongs to: of a tree with floors one of these, which may lie within others,
 * else the first of its path; "." for the files that lie in no folder.
 */
export function foldersOf(root) {
  const floors = readFloors(root);
  return (file) =>
    floors.find((folder) => file.startsWith(`${folder}/`)) ??
    (floors.length === 0 && file.includes("/") ? file.slice(0, file.indexOf("/")) : posix.dirname(file));
}

/**
 * Which folder of a source tree imports which others, and with which files.
 *
 * @returns by folder, by imported folder, the files that do it
 */
export function folderImports(root) {
  const imports = new Map();
  const folderOf = foldersOf(root);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
    if (!entry.isFile() || !/\.tsx?$/.test(file) || isOfTests(file) || file.includes("node_modules/")) continue;
    const from = folderOf(file);
    if (!imports.has(from)) imports.set(from, new Map());
    for (const [, specifier] of readFileSync(join(root, file), "utf8").matchAll(imported)) {
      const to = folderOf(posix.normalize(posix.join(posix.dirname(file), specifier)));
      if (to === from || to.startsWith("..")) continue;
      const known = imports.get(from);
      known.set(to, [...new Set([...(known.get(to) ?? []), file])]);
    }
  }
  return imports;
}

/**
 * The groups of folders, or of files, in which each reaches each other (Tarjan's strongly connected components of more than
 * one).
 */
export function circlesOf(imports) {
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const groups = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    path.push(node);
    for (const next of imports.get(node)?.keys() ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = path.splice(path.indexOf(node));
    if (group.length > 1) groups.push(group.toSorted((one, other) => one.localeCompare(other)));
  };
  for (const node of imports.keys()) if (!order.has(node)) visit(node);
  return groups;
}

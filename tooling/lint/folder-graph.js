import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";

/** Tests may use whatever they like, and so may what only they use. */
const isOfTests = (file) => /\.(?:test|stories)\.tsx?$|(?:^|\/)test-support\//.test(file);

/** A relative import of any kind: of values, of types, dynamic. */
export const imported = /\b(?:from|import\(|import)\s*"(\.{1,2}\/[^"]+)"/g;

/** The folder of a tree that a file of it belongs to; "." for the files that lie in no folder. */
export function folderOf(file) {
  const cut = file.indexOf("/");
  return cut === -1 ? "." : file.slice(0, cut);
}

/**
 * Which folder of a source tree imports which others, and with which files.
 *
 * @returns by folder, by imported folder, the files that do it
 */
export function folderImports(root) {
  const imports = new Map();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
    if (!entry.isFile() || !/\.tsx?$/.test(file) || isOfTests(file) || file.includes("node_modules/")) continue;
    const from = folderOf(file);
    if (!imports.has(from)) imports.set(from, new Map());
    for (const [, specifier] of readFileSync(join(root, file), "utf8").matchAll(imported)) {
      const to = folderOf(posix.normalize(posix.join(posix.dirname(file), specifier)));
      if (to === from || to === "..") continue;
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

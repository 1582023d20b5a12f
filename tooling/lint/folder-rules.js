import { existsSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { folderImports, foldersOf, circlesOf, readFloors } from "./folder-graph.js";

const isOfTests = /\.(?:test|stories)\.tsx?$|\/test-support\//;

const folders = new Map();

/** Runs `check` with the two folders of the source tree that an import connects. */
function onFolderImport(filename, root, check) {
  if (!folders.has(root)) folders.set(root, foldersOf(root));
  const folderOf = folders.get(root);
  const path = (file) => relative(root, file).split(sep).join("/");
  const from = folderOf(path(filename));
  const checkSource = (node) => {
    const specifier = node.source?.value;
    if (typeof specifier !== "string" || !specifier.startsWith(".")) return;
    const to = folderOf(posix.normalize(posix.join(posix.dirname(path(filename)), specifier)));
    if (to !== from && !to.startsWith("..")) check(node, from, to);
  };
  return {
    ImportDeclaration: checkSource,
    ExportNamedDeclaration: checkSource,
    ExportAllDeclaration: checkSource,
    ImportExpression: checkSource,
  };
}

/** The nearest folder above a file that has something in it; null: none has. */
function above(filename, has) {
  for (let folder = dirname(filename); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, has))) return folder;
  return null;
}

const floorsOf = new Map();

/**
 * A folder imports those below it only: the package's `floors.json` names them, ground floor first. What lies in no folder
 * stands on top of all.
 */
export const folderFloors = {
  create(context) {
    const { filename } = context;
    const home = isOfTests.test(filename) ? null : above(filename, "floors.json");
    if (home === null) return {};
    const root = join(home, "src");
    if (!floorsOf.has(root)) floorsOf.set(root, readFloors(root));
    const floors = floorsOf.get(root);
    const floorOf = (folder) => (folder === "." ? floors.length : floors.indexOf(folder));
    return onFolderImport(filename, root, (node, from, to) => {
      for (const folder of [from, to])
        if (floorOf(folder) === -1)
          context.report({ node, message: `The folder "${folder}" has no floor: give it its place in floors.json.` });
      if (floorOf(to) > floorOf(from))
        context.report({
          node,
          message: `"${from}" must not import "${to === "." ? "src itself" : to}", which stands above it (floors.json).`,
        });
    });
  },
};

const groupsOf = new Map();

/** For trees without floors: no folder of `src` may reach itself through others. */
export const noFolderCircle = {
  create(context) {
    const { filename } = context;
    const home = isOfTests.test(filename) ? null : above(filename, "package.json");
    if (home === null || !filename.startsWith(join(home, "src") + sep)) return {};
    const root = join(home, "src");
    if (!groupsOf.has(root)) groupsOf.set(root, circlesOf(folderImports(root)));
    return onFolderImport(filename, root, (node, from, to) => {
      const group = groupsOf.get(root).find((folders) => folders.includes(from) && folders.includes(to));
      if (group !== undefined)
        context.report({
          node,
          message: `"${from}" importing "${to}" closes a circle of folders: ${group.join(", ")}.`,
        });
    });
  },
};

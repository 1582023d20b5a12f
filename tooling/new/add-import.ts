/**
 * Imports names from a module: in the import that is there already, else in a new one where its module comes in the
 * alphabet (packages stand before files), after all imports if it is the last.
 */
export function addImport(text: string, names: readonly string[], module: string): string {
  const imports = [...text.matchAll(/^import [^;]*;?/gm)];
  const known = imports.find(([each]) => moduleOf(each) === module && each.includes("{"));
  if (known !== undefined) {
    const [statement] = known;
    const listed = (/\{([^{}]*)\}/.exec(statement)?.[1] ?? "").split(",").map((name) => name.trim());
    const all = [...new Set([...listed, ...names])].filter((name) => name !== "");
    const changed = statement.replace(/\{[^{}]*\}/, `{ ${all.join(", ")} }`);
    return replaceAt(text, known.index, statement.length, changed);
  }
  const added = `import { ${names.join(", ")} } from "${module}";`;
  const next = imports.find(([each]) => rank(moduleOf(each)) > rank(module));
  if (next !== undefined) return replaceAt(text, next.index, 0, `${added}\n`);
  const last = imports.at(-1);
  return replaceAt(text, last === undefined ? 0 : last.index + last[0].length + 1, 0, `${added}\n`);
}

function replaceAt(text: string, start: number, length: number, replacement: string): string {
  return `${text.slice(0, start)}${replacement}${text.slice(start + length)}`;
}

function moduleOf(statement: string): string {
  return /["']([^"']+)["'];?$/.exec(statement)?.[1] ?? "";
}

function rank(module: string): string {
  return module.startsWith(".") ? `~${module}` : module;
}

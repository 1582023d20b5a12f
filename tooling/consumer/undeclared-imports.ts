import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

// Import statements begin a line, which the text of a comment never does.
const mentions = [
  /^[ \t]*(?:import|export)\b[^;"'`]*(?:(?<=\bfrom\s*|\bimport\s*)["']([^"']+)["'])?/gm,
  /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g,
  /^\/\/\/ <reference types="([^"]+)"/gm,
];

function packageOf(module: string): string {
  return module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/");
}

/**
 * What an installed package's code or declarations import without asking for it. Such an import works as long as
 * another package happens to bring it along, and not at all where installers keep packages apart.
 */
export function undeclaredImports(folder: string): readonly string[] {
  const { name, dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as Manifest;
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  const undeclared = globSync("dist/**/*.{js,d.ts}", { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const modules = mentions.flatMap((mention) => [...text.matchAll(mention)].flatMap(([, module]) => module ?? []));
    return modules
      .filter((module) => !/^(?:[.#]|node:)/.test(module) && !declared.has(packageOf(module)))
      .map((module) => `${file} imports ${module}`);
  });
  return [...new Set(undeclared)];
}

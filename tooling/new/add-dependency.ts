import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Adds a package of the workspace to a member's dependencies, in the alphabet's order. @returns its manifest. */
export function addDependency(member: string, name: string): string {
  const file = join(member, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as { dependencies?: Record<string, string> };
  const dependencies = Object.entries({ ...manifest.dependencies, [name]: "workspace:*" });
  manifest.dependencies = Object.fromEntries(dependencies.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return file;
}

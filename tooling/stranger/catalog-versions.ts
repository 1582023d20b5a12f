import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../run/processes.ts";

/** The versions that the workspace is tested with, from the default catalog of pnpm-workspace.yaml. */
export function catalogVersions(names: readonly string[]): Readonly<Record<string, string>> {
  const workspace = readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8");
  const catalog = /^catalog:\n((?: .*\n|\n)*)/m.exec(workspace)?.[1] ?? "";
  const versions = new Map(
    [...catalog.matchAll(/^ {2}"?([^":\n]+)"?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  );
  return Object.fromEntries(
    names.map((name) => {
      const version = versions.get(name);
      if (version === undefined) throw new Error(`The catalog does not name ${name}.`);
      return [name, version];
    }),
  );
}

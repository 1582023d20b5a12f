import { readFileSync } from "node:fs";

/** The versions that a workspace is tested with: the default catalog of its pnpm-workspace.yaml. */
export function catalogVersions(workspaceFile: string): ReadonlyMap<string, string> {
  const workspace = readFileSync(workspaceFile, "utf8");
  const catalog = /^catalog:\n((?: .*\n|\n)*)/m.exec(workspace)?.[1] ?? "";
  return new Map(
    catalog.split("\n").flatMap((line) => {
      const [, name, version] = /^ {2}"?([^":]+)"?: (\S+)$/.exec(line) ?? [];
      return name === undefined || version === undefined ? [] : [[name, version] as const];
    }),
  );
}

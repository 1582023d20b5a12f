import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface WorkspacePackage {
  readonly name: string;
  readonly version: string;
  /** Packages of the workspace that it asks the application for: its peers. */
  readonly peers: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What a repository publishes, in the alphabet's order. */
export function workspacePackages(repository: string): readonly WorkspacePackage[] {
  return globSync("packages/*/package.json", { cwd: repository })
    .map((file) => JSON.parse(readFileSync(join(repository, file), "utf8")) as Manifest)
    .filter((manifest) => manifest.private !== true)
    .map(({ name, version, peerDependencies = {} }) => ({
      name,
      version,
      peers: Object.keys(peerDependencies).filter((peer) => peerDependencies[peer]?.startsWith("workspace:")),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

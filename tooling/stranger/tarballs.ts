import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCommand } from "../copy/run-command.ts";
import { repository } from "../run/processes.ts";

export interface Tarball {
  readonly name: string;
  readonly file: string;
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
}

/** Packs every package of the workspace that can be published, as it would be. Their dist has to be there. */
export async function packAll(target: string): Promise<readonly Tarball[]> {
  const tarballs: Tarball[] = [];
  for (const file of globSync("packages/*/package.json", { cwd: repository }).toSorted((a, b) => (a < b ? -1 : 1))) {
    const manifest = JSON.parse(readFileSync(join(repository, file), "utf8")) as Manifest;
    if (manifest.private === true) continue;
    const place = { folder: join(repository, dirname(file)), environment: process.env };
    const answer = await runCommand(place, "pnpm", "pack", "--json", "--pack-destination", target);
    const { filename } = JSON.parse(answer) as { filename: string };
    tarballs.push({ name: manifest.name, file: filename });
  }
  return tarballs;
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../copy/run-command.ts";
import type { Tarball } from "./tarballs.ts";

/** The same package under another version, packed into a folder. Nothing but the version in its manifest differs. */
export async function repackAs({ name, file }: Tarball, version: string, target: string): Promise<Tarball> {
  const folder = mkdtempSync(join(target, "repack-"));
  const context = { folder, environment: process.env };
  try {
    await runCommand(context, "tar", "-xzf", file);
    const manifestFile = join(folder, "package/package.json");
    const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, unknown>;
    writeFileSync(manifestFile, JSON.stringify({ ...manifest, version }, null, 2));
    const repacked = `${folder}.tgz`;
    await runCommand(context, "tar", "-czf", repacked, "package");
    return { name, version, file: repacked };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

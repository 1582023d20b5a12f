import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const roots = ["../../src", "../../drizzle", "../../../../packages/demo-marketplace/src"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const lockfile = fileURLToPath(new URL("../../../../pnpm-lock.yaml", import.meta.url));

/** Changes with everything that a filled store depends on: our sources, the migrations, the versions of libraries. */
export async function sourceHash(): Promise<string> {
  const files = await Promise.all(roots.map(filesBelow));
  const hash = createHash("sha256");
  for (const file of [...files.flat().toSorted(), lockfile]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 24);
}

async function filesBelow(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name));
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StoreContents } from "./store-contents.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const roots = [here("../../src"), here("../../drizzle")];
const lockfile = here("../../../../pnpm-lock.yaml");
const data: Readonly<Record<StoreContents, readonly string[]>> = {
  demo: [here("../../../../packages/demo-marketplace/src")],
  fixture: [],
};

/**
 * Whoever puts one fault after another into the sources says what they were before: to fill the stores anew for each takes
 * half a minute, and what filled them is not what is looked at.
 */
const given = process.env["PLAZA_SOURCES"];

/** Changes with everything that a filled store depends on: sources, migrations, data, the versions of libraries. */
export async function sourceHash(contents: StoreContents): Promise<string> {
  if (given !== undefined) return given;
  const files = await Promise.all([...roots, ...data[contents]].map(filesBelow));
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

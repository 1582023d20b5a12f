import { randomUUID, createHash } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { connect } from "../platform/store/database.ts";
import { DirectoryInUse, lockDirectory } from "../platform/store/directory-lock.ts";
import { prepareStore } from "../platform/store/migrate.ts";
import { fillStore, type StoreContents } from "./store-contents.ts";

/** What tests make once and need again; safe to delete. */
export const testCache = fileURLToPath(new URL("../../node_modules/.cache/plaza", import.meta.url));

const maxStores = 4;

/** By contents. To read all sources once more for each test file takes as long as to open its store. */
const stores = new Map<StoreContents, Promise<string>>();

/** The directory of an embedded database that is filled, made again whenever the sources change. It is there to be copied. */
export function filledStore(contents: StoreContents): Promise<string> {
  let store = stores.get(contents);
  if (store === undefined) {
    store = findOrMake(contents);
    stores.set(contents, store);
  }
  return store;
}

export interface OwnStore {
  readonly directory: string;
  remove(): Promise<void>;
}

/** A filled store that nobody else has: on the disk, where an archive would have to be unpacked into the test's memory. */
export async function copyFilledStore(contents: StoreContents): Promise<OwnStore> {
  const parent = await mkdtemp(join(tmpdir(), "plaza-store-"));
  const directory = join(parent, "pglite");
  await layFilledStore(contents, directory);
  return { directory, remove: () => rm(parent, { recursive: true }) };
}

/** Lays a filled store where there is none yet, as a first start would in many seconds. */
export async function layFilledStore(contents: StoreContents, directory: string): Promise<void> {
  // Two thousand files: the asynchronous copy takes twice as much of the processor.
  cpSync(await filledStore(contents), directory, { recursive: true });
}

async function findOrMake(contents: StoreContents): Promise<string> {
  const directory = join(testCache, `${contents}-${await sourceHash(contents)}`);
  while (!(await exists(directory))) await makeUnlessAnotherDoes(directory, contents);
  return directory;
}

/** Suites of several packages may want it at once; making it keeps a core busy for seconds. */
async function makeUnlessAnotherDoes(directory: string, contents: StoreContents): Promise<void> {
  let unlock: () => Promise<void>;
  try {
    unlock = await lockDirectory(`${directory}.lock`);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    await setTimeout(200);
    return;
  }
  try {
    if (!(await exists(directory))) await make(directory, contents);
  } finally {
    await unlock();
  }
}

async function make(directory: string, contents: StoreContents): Promise<void> {
  const draft = join(testCache, `${contents}-${randomUUID()}.draft`);
  const connection = await connect({ directory: draft }, throwIt);
  try {
    await prepareStore(connection, () => fillStore(connection.db, contents));
    // The log of what filled it would be half of the store, and each copy begins by reading that.
    await connection.pool.query("checkpoint");
  } finally {
    await connection.close();
  }
  await rename(draft, directory);
  await removeOld(contents);
}

/** Other suites may still be copying the stores of neighbouring sources. */
async function removeOld(contents: StoreContents): Promise<void> {
  const made = (await readdir(testCache)).filter((name) => name.startsWith(`${contents}-`) && !name.endsWith(".lock"));
  const dated = await Promise.all(
    made.map(async (name) => ({ name, time: (await stat(join(testCache, name))).mtimeMs })),
  );
  const old = dated.toSorted((left, right) => right.time - left.time).slice(maxStores);
  await Promise.all(old.map(({ name }) => rm(join(testCache, name), { recursive: true, force: true })));
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}

function throwIt(error: Error): never {
  throw error;
}

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
async function sourceHash(contents: StoreContents): Promise<string> {
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

import { randomUUID, createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { readdir, rename, rm, stat, writeFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { connect } from "../platform/store/database.ts";
import { DirectoryInUse, lockDirectory } from "../platform/store/directory-lock.ts";
import { prepareStore } from "../platform/store/migrate.ts";
import { fillStore, type StoreContents } from "./store-contents.ts";

/** What tests make once and need again; safe to delete. */
export const testCache = fileURLToPath(new URL("../../node_modules/.cache/plaza", import.meta.url));

const maxDumps = 4;

/** By contents. To read all sources once more for each test file takes half as long as to open its store. */
const files = new Map<StoreContents, Promise<string>>();

/** The data directory of an embedded database that is filled, made again whenever the sources change. */
export async function storeDump(contents: StoreContents): Promise<Blob> {
  let file = files.get(contents);
  if (file === undefined) {
    file = makeFile(contents);
    files.set(contents, file);
  }
  return openAsBlob(await file);
}

async function makeFile(contents: StoreContents): Promise<string> {
  const file = join(testCache, `${contents}-${await sourceHash(contents)}.tar`);
  while (!(await exists(file))) await makeUnlessAnotherDoes(file, contents);
  return file;
}

/** Suites of several packages may want it at once; making it keeps a core busy for seconds. */
async function makeUnlessAnotherDoes(file: string, contents: StoreContents): Promise<void> {
  let unlock: () => Promise<void>;
  try {
    unlock = await lockDirectory(`${file}.lock`);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    await setTimeout(200);
    return;
  }
  try {
    if (!(await exists(file))) await make(file, contents);
  } finally {
    await unlock();
  }
}

async function make(file: string, contents: StoreContents): Promise<void> {
  const connection = await connect({ dump: null }, throwIt);
  let dump: Blob;
  try {
    await prepareStore(connection, () => fillStore(connection.db, contents));
    // The log of what filled it would be half of the file, and each test's store begins by reading that.
    await connection.pool.query("checkpoint");
    dump = await connection.dump();
  } finally {
    await connection.close();
  }
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, dump.stream());
  await rename(draft, file);
  await removeOld(contents);
}

/** Other suites may still be reading the dumps of neighbouring sources. */
async function removeOld(contents: StoreContents): Promise<void> {
  const dumps = (await readdir(testCache)).filter((name) => name.startsWith(`${contents}-`) && name.endsWith(".tar"));
  const dated = await Promise.all(
    dumps.map(async (name) => ({ name, time: (await stat(join(testCache, name))).mtimeMs })),
  );
  const old = dated.toSorted((left, right) => right.time - left.time).slice(maxDumps);
  await Promise.all(old.map(({ name }) => rm(join(testCache, name), { force: true })));
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
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

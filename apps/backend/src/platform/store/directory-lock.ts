import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

// `proper-lockfile` was tried. It takes a holder for dead once its lock is 10 s old (2 s at least): a restart after a kill waits
// that long, and a holder that is alive but blocked or stopped for longer loses its database to a second process.

export class DirectoryInUse extends Error {
  override readonly name = "DirectoryInUse";
}

/** Who holds a lock. A process id alone may have been given to another process since. */
interface Holder {
  readonly pid: number;
  /** When the process began, in the kernel's own count; null where the kernel does not tell. */
  readonly began: string | null;
}

/**
 * Takes the lock file, or takes it over from a process that is no more.
 *
 * @returns a function that releases the lock
 * @throws {DirectoryInUse} while another process, or another part of this one, holds it
 */
export async function lockDirectory(lockFile: string): Promise<() => Promise<void>> {
  const own: Holder = { pid: process.pid, began: await beganAt(process.pid) };
  await mkdir(dirname(lockFile), { recursive: true });
  // Linked only when complete, so that nobody ever reads half a lock; no two locks are the same.
  const id = randomUUID();
  const draft = `${lockFile}.${id}`;
  await writeFile(draft, JSON.stringify({ ...own, id }));
  try {
    await takeLock(lockFile, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(lockFile, { force: true });
}

/**
 * A stale lock is replaced by whoever has the lock on replacing just that one, and is there until then: were it moved away
 * first, a third could take its place while a second finds that it has moved away the lock of somebody who is alive.
 */
async function takeLock(lockFile: string, draft: string): Promise<void> {
  if (await linked(draft, lockFile)) return;
  const found = await readLock(lockFile);
  if (found === null) {
    // It was released a moment ago.
    if (await linked(draft, lockFile)) return;
    throw inUse(lockFile, holderIn(await readLock(lockFile)));
  }
  const holder = holderIn(found);
  if (holder !== null && (await isAlive(holder))) throw inUse(lockFile, holder);
  const replacing = `${lockFile}.${createHash("sha256").update(found).digest("hex").slice(0, 16)}`;
  await takeLock(replacing, draft);
  try {
    const now = await readLock(lockFile);
    if (now !== found) throw inUse(lockFile, holderIn(now));
    const replacement = `${draft}.new`;
    await link(draft, replacement);
    await rename(replacement, lockFile);
  } finally {
    await rm(replacing, { force: true });
  }
}

function inUse(lockFile: string, holder: Holder | null): DirectoryInUse {
  const by = holder === null ? "another process" : `process ${holder.pid}`;
  return new DirectoryInUse(`The data directory ${dirname(lockFile)} is in use by ${by}`);
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** Null when there is none. */
async function readLock(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Null where the lock does not say. */
function holderIn(lock: string | null): Holder | null {
  if (lock === null) return null;
  let content: unknown;
  try {
    content = JSON.parse(lock);
  } catch {
    return null;
  }
  if (typeof content !== "object" || content === null || !("pid" in content) || !("began" in content)) return null;
  const { pid, began } = content;
  return typeof pid === "number" ? { pid, began: typeof began === "string" ? began : null } : null;
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
  const began = await beganAt(holder.pid);
  return holder.began === null || began === null || holder.began === began;
}

/** Field 22 of Linux's process status, counted behind the name, which may hold blanks itself. */
async function beganAt(pid: number): Promise<string | null> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    return status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

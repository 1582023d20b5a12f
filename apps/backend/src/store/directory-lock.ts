import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

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
  // Linked only when complete, so that nobody ever reads half a lock.
  const draft = `${lockFile}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    await takeLock(lockFile, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(lockFile, { force: true });
}

async function takeLock(lockFile: string, draft: string): Promise<void> {
  if (await linked(draft, lockFile)) return;
  const found = await readHolder(lockFile);
  if (found !== null && (await isAlive(found))) throw inUse(lockFile, found);
  // Of several that find the lock stale, one can move it away; the others find either none or the new one.
  const stale = `${draft}.stale`;
  try {
    await rename(lockFile, stale);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
  const moved = await readHolder(stale);
  if (moved !== null && (await isAlive(moved))) {
    await linked(stale, lockFile);
    await rm(stale, { force: true });
    throw inUse(lockFile, moved);
  }
  await rm(stale, { force: true });
  if (!(await linked(draft, lockFile))) throw inUse(lockFile, await readHolder(lockFile));
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

/** Null when there is no lock file, or none that can be read. */
async function readHolder(file: string): Promise<Holder | null> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError || hasCode(error, "ENOENT")) return null;
    throw error;
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

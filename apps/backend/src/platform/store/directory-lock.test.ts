import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DirectoryInUse, lockDirectory } from "./directory-lock.ts";

describe("directory lock", () => {
  let directory = "";
  let lock = "";
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "plaza-lock-"));
    lock = join(directory, "data", "backend.lock");
  });
  afterEach(() => rm(directory, { recursive: true }));

  test("a directory lock has one holder at a time and leaves nothing behind", async () => {
    const unlock = await lockDirectory(lock);
    await expect(lockDirectory(lock)).rejects.toThrow(DirectoryInUse);
    await expect(lockDirectory(lock)).rejects.toThrow(`is in use by process ${process.pid}`);
    await unlock();
    expect(await readdir(join(directory, "data"))).toEqual([]);
    await (
      await lockDirectory(lock)
    )();
  });

  test.each([
    ["a process that is no more", { pid: 2 ** 22 - 1, began: null }],
    ["a process whose id was given to another", { pid: process.pid, began: "1" }],
    ["nobody", "not even JSON"],
  ])("a directory lock is taken over from %s", async (_, holder) => {
    await (
      await lockDirectory(lock)
    )();
    await writeFile(lock, typeof holder === "string" ? holder : JSON.stringify(holder));
    const unlock = await lockDirectory(lock);
    expect(JSON.parse(await readFile(lock, "utf8"))).toMatchObject({ pid: process.pid });
    expect(await readdir(join(directory, "data"))).toEqual(["backend.lock"]);
    await unlock();
  });

  test("a directory lock goes to one of many that find it stale at once", async () => {
    for (let round = 0; round < 50; round += 1) {
      lock = join(directory, `data-${round}`, "backend.lock");
      await mkdir(join(lock, ".."));
      await writeFile(lock, JSON.stringify({ pid: 2 ** 22 - 1, began: null }));
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, async () => {
          await setTimeout(Math.random() * 2);
          return lockDirectory(lock);
        }),
      );
      expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const each of tries) if (each.status === "rejected") expect(each.reason).toBeInstanceOf(DirectoryInUse);
      expect(await readdir(join(lock, ".."))).toEqual(["backend.lock"]);
    }
  });

  test("a directory lock is taken over from a process that was about to take it over from another", async () => {
    const stale = JSON.stringify({ pid: 2 ** 22 - 1, began: null });
    await mkdir(join(lock, ".."));
    await writeFile(lock, stale);
    const replacing = createHash("sha256").update(stale).digest("hex").slice(0, 16);
    await writeFile(`${lock}.${replacing}`, JSON.stringify({ pid: 2 ** 22 - 2, began: null }));
    await lockDirectory(lock);
    expect(JSON.parse(await readFile(lock, "utf8"))).toMatchObject({ pid: process.pid });
    expect(await readdir(join(lock, ".."))).toEqual(["backend.lock"]);
  });
});

import { readFile, truncate, writeFile } from "node:fs/promises";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SnapshotReader, SnapshotWriter } from "./snapshot-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-snapshot-"));
});
afterAll(() => rm(folder, { recursive: true }));

const numbers = Int32Array.of(1, -2, 2 ** 31 - 1);
const moments = Float64Array.of(0.5, -1e300);

async function written(name: string): Promise<string> {
  const path = join(folder, name);
  const to = new SnapshotWriter();
  to.value("size", { all: 3 });
  to.numbers("numbers", numbers);
  to.texts("words", ["茶", "mug", ""]);
  to.texts("none", []);
  to.numbers("moments", moments.subarray(0, 2));
  await to.write(path, 7);
  return path;
}

test("a snapshot is read as it was written, and nobody else may read its file", async () => {
  const from = await SnapshotReader.open(await written("whole"), 7);
  expect(from.value("size")).toEqual({ all: 3 });
  expect(await from.numbers("numbers", new Int32Array())).toEqual(numbers);
  expect(await from.texts("words")).toEqual(["茶", "mug", ""]);
  expect(await from.texts("none")).toEqual([]);
  expect(await from.numbers("moments", new Float64Array())).toEqual(moments);
  await from.close();
});

test("a snapshot of another version, of other sections, cut off or damaged is not read", async () => {
  await expect(SnapshotReader.open(await written("version"), 8)).rejects.toThrow("version 7");
  await expect(SnapshotReader.open(join(folder, "nowhere"), 7)).rejects.toThrow("ENOENT");

  const other = await SnapshotReader.open(await written("sections"), 7);
  await expect(other.texts("words")).rejects.toThrow("numbers where words should be");
  await other.close();

  const cut = await written("cut");
  await truncate(cut, (await readFile(cut)).byteLength - 1);
  await expect(readAll(cut)).rejects.toThrow("ends too early");

  const damaged = await written("damaged");
  const content = await readFile(damaged);
  content[content.byteLength - 3] = (content.at(-3) ?? 0) ^ 1;
  await writeFile(damaged, content);
  await expect(readAll(damaged)).rejects.toThrow("moments is damaged");
});

test("a snapshot that cannot be written leaves nothing behind", async () => {
  const to = new SnapshotWriter();
  const full = join(folder, "nowhere", "else");
  await expect(to.write(full, 7)).rejects.toThrow("ENOENT");
  expect(await readdir(folder)).not.toContain("nowhere");
});

async function readAll(path: string): Promise<void> {
  const from = await SnapshotReader.open(path, 7);
  try {
    await from.numbers("numbers", new Int32Array());
    await from.texts("words");
    await from.texts("none");
    await from.numbers("moments", new Float64Array());
  } finally {
    await from.close();
  }
}

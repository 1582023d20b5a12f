import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeOldTemporaryFolders } from "./temporary-folders.ts";

test("folders that were left more than a day ago are removed, and nobody else's", async () => {
  const directory = await mkdtemp(join(tmpdir(), "plaza-left-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const now = new Date();
  for (const [name, hours] of Object.entries({ "plaza-import-old": 25, "plaza-import-new": 23, "others-old": 25 })) {
    await mkdir(join(directory, name));
    await writeFile(join(directory, name, "products"), "number");
    const time = new Date(now.getTime() - hours * 3_600_000);
    await utimes(join(directory, name), time, time);
  }
  await removeOldTemporaryFolders(now, directory);
  expect((await readdir(directory)).toSorted()).toEqual(["others-old", "plaza-import-new"]);
});

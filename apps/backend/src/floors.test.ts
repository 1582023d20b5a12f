import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const here = (path: string): URL => new URL(path, import.meta.url);

async function readFloors(): Promise<readonly string[]> {
  const floors: readonly string[] = JSON.parse(await readFile(here("../floors.json"), "utf8"));
  return floors;
}

test("the README lists the floors as lint holds them", async () => {
  const readme = await readFile(here("../README.md"), "utf8");
  const listed = Array.from(readme.matchAll(/^\| `([\w-]+)\/` /gm), ([, folder]) => folder);
  expect(listed).toEqual(await readFloors());
});

test("every folder has a floor, and every floor a folder", async () => {
  const entries = await readdir(here("."), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(new Set(folders)).toEqual(new Set(await readFloors()));
});

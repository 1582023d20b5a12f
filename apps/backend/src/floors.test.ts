import { readdir, readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";

const here = (path: string): URL => new URL(path, import.meta.url);

async function readFloors(): Promise<readonly string[]> {
  const floors: readonly string[] = JSON.parse(await readFile(here("../floors.json"), "utf8"));
  return floors;
}

test("the page on architecture lists the floors as lint holds them", async () => {
  const page = await readFile(here("../docs/architecture.md"), "utf8");
  const listed = Array.from(page.matchAll(/^\| `([\w/-]+)\/` /gm), ([, folder]) => folder);
  expect(listed).toEqual(await readFloors());
});

/** What lies in `src`: rooms, whose folders have floors, and folders that have one themselves. */
async function foldersIn(path: string): Promise<readonly string[]> {
  const entries = await readdir(here(path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

test("every folder has a floor, and every floor a folder", async () => {
  const floors = await readFloors();
  const folders = await Promise.all(
    (await foldersIn(".")).map(async (room) =>
      floors.includes(room) ? [room] : (await foldersIn(`${room}/`)).map((folder) => `${room}/${folder}`),
    ),
  );
  const isWithin = (floor: string): boolean => floors.some((other) => floor.startsWith(`${other}/`));
  expect(folders.flat().toSorted()).toEqual(floors.filter((floor) => !isWithin(floor)).toSorted());
  // A part of a folder may have a floor of its own, below that of the folder or above it.
  for (const floor of floors.filter(isWithin))
    expect(await foldersIn(`${dirname(floor)}/`), floor).toContain(basename(floor));
});

test("a room holds folders and no file of its own", async () => {
  const floors = await readFloors();
  for (const room of (await foldersIn(".")).filter((folder) => !floors.includes(folder))) {
    const entries = await readdir(here(`${room}/`), { withFileTypes: true });
    expect(entries.filter((entry) => !entry.isDirectory()).map(({ name }) => `${room}/${name}`)).toEqual([]);
  }
});

import { expect, test } from "vitest";
import { droppedPictures } from "./dropped-pictures.ts";

const atOnce = 100;

function fileEntry(name: string, file: File | null = new File(["picture"], name)) {
  return {
    name,
    isFile: true,
    isDirectory: false,
    file: (give: (file: File) => void, fail: () => void) => (file === null ? fail() : give(file)),
  };
}

type Entry = ReturnType<typeof fileEntry> | ReturnType<typeof folderEntry>;

/** @param isBroken reading it fails behind what is inside */
function folderEntry(name: string, inside: readonly object[], isBroken = false) {
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => {
      let given = 0;
      return {
        readEntries: (give: (some: readonly object[]) => void, fail: () => void) =>
          isBroken && given >= inside.length ? fail() : give(inside.slice(given, (given += atOnce))),
      };
    },
  };
}

/** As a browser gives them, which takes them away once whoever has heard of them is through. */
function dropped(...entries: readonly (Entry | File)[]) {
  let isOver = false;
  const items = entries.map((entry) => ({
    kind: "file",
    webkitGetAsEntry: () => (isOver || entry instanceof File ? null : entry),
    getAsFile: () => (isOver || !(entry instanceof File) ? null : entry),
  }));
  const pictures = droppedPictures(Object.assign(items, { add: () => null }) as unknown as DataTransferItemList);
  isOver = true;
  return pictures;
}

const namesOf = async (pictures: ReturnType<typeof dropped>) => (await pictures).map(({ name }) => name);

test("pictures of a folder that was dropped are called as they lie there", async () => {
  const folder = folderEntry("Spring", [fileEntry("red.jpg"), folderEntry("shirts", [fileEntry("blue.jpg")])]);
  expect(await namesOf(dropped(folder))).toEqual(["red.jpg", "shirts/blue.jpg"]);
});

test("pictures of several folders that were dropped together are told apart by them", async () => {
  const folders = ["a", "b"].map((name) => folderEntry(name, [fileEntry("red.jpg")]));
  expect(await namesOf(dropped(...folders, new File([""], "red.jpg")))).toEqual(["a/red.jpg", "b/red.jpg", "red.jpg"]);
});

test("a folder is read to its end, a hundred entries at a time", async () => {
  const many = Array.from({ length: 250 }, (_, index) => fileEntry(`${index}.jpg`));
  expect(await dropped(folderEntry("Spring", many))).toHaveLength(250);
});

test("a picture that cannot be read is there without a file", async () => {
  const pictures = await dropped(folderEntry("Spring", [fileEntry("red.jpg", null)]));
  expect(pictures).toEqual([{ name: "red.jpg", file: null }]);
});

test("a folder that cannot be read to its end is named, beside what could be read", async () => {
  const broken = folderEntry("shirts", [fileEntry("blue.jpg")], true);
  const pictures = await dropped(folderEntry("Spring", [broken, fileEntry("red.jpg")]));
  expect(pictures).toMatchObject([
    { name: "shirts/", file: null, isFolder: true },
    { name: "shirts/blue.jpg" },
    { name: "red.jpg" },
  ]);
  expect(await dropped(folderEntry("Spring", [], true))).toEqual([{ name: "Spring/", file: null, isFolder: true }]);
});

test("a folder may have more pictures than a call has arguments", async () => {
  const one = fileEntry("red.jpg");
  expect(
    await dropped(
      folderEntry(
        "Spring",
        Array.from({ length: 600_000 }, () => one),
      ),
    ),
  ).toHaveLength(600_000);
});

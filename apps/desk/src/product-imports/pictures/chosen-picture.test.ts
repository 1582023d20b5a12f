import { expect, test } from "vitest";
import { chosenPicture, isPicture, pictureFault } from "./chosen-picture.ts";

test.each([
  ["red.jpg", true],
  ["shirts/RED.JPEG", true],
  ["shirts/v1.2/red.png", true],
  ["red.gif", false],
  ["red.jpg.txt", false],
  ["Thumbs.db", false],
  [".DS_Store", false],
  ["shirts/._red.jpg", false],
  [".trash/red.jpg", false],
  ["jpg", false],
])("%s in a folder is a picture: %j", (name, expected) => {
  expect(isPicture({ name })).toBe(expected);
});

test.each([
  ["shirts/", true],
  [".Trashes/", false],
])("%s that could not be read may have pictures: %j", (name, expected) => {
  expect(isPicture({ name, isFolder: true })).toBe(expected);
});

test.each([
  [{ size: 1 }, null],
  [{ size: 9_000_000 }, null],
  [{ size: 0 }, "empty"],
  [null, "unreadable"],
] as const)("the picture %j has the fault %j", (file, fault) => {
  expect(pictureFault(file)).toBe(fault);
});

function fileAt(path: string): File {
  const file = new File(["picture"], path.split("/").at(-1) ?? "");
  return Object.defineProperty(file, "webkitRelativePath", { value: path });
}

test("a picture of a folder is called as it lies there, and one that was chosen singly by its own name", () => {
  expect(chosenPicture(fileAt("Spring/shirts/red.jpg")).name).toBe("shirts/red.jpg");
  expect(chosenPicture(fileAt("Spring/red.jpg")).name).toBe("red.jpg");
  expect(
    chosenPicture(Object.defineProperty(new File([""], "red.jpg"), "webkitRelativePath", { value: "" })).name,
  ).toBe("red.jpg");
});

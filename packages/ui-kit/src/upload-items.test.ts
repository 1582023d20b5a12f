import { expect, test } from "vitest";
import {
  documentName,
  isDocumentAddress,
  storedFiles,
  moved,
  newUpload,
  problemOf,
  sentBefore,
  type UploadItem,
  uploadedPaths,
  uploadsOnTheirWay,
} from "./upload-items.ts";

const limits = { types: ["jpg", "png", "pdf"], bytes: 10 };
const named = (name: string, bytes = 1): File => new File(["x".repeat(bytes)], name);

test.each([
  ["a.jpg", 10, null],
  ["A.JPEG", 10, null],
  ["a.b.png", 10, null],
  ["a.png", 11, null],
  ["a.pdf", 11, "size"],
  ["a.gif", 1, "type"],
  ["a.png.exe", 99, "type"],
  ["png", 1, "type"],
  ["", 1, "type"],
])("an upload called %j of %i bytes has the problem %j", (name, bytes, problem) => {
  expect(problemOf(named(name, bytes), limits)).toBe(problem);
});

test("a new upload waits, also where it is to be made smaller, or has failed already, and is called by what is nobody else's", () => {
  const all = [named("a.png"), named("a.png", 11), named("a.pdf", 11)].map((file) => newUpload(file, limits));
  expect(all.map(({ state }) => state)).toEqual(["waiting", "waiting", "failed"]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(3);
  for (const { id } of all) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test("uploads are moved to a place, and nothing else changes", () => {
  const items = ["a", "b", "c"].map((path) => sentBefore({ path: `x/${path}.png`, url: path }, path));
  const order = (all: readonly UploadItem[]): string => all.map(({ name }) => name[0]).join("");
  const [a, b, c] = items.map(({ id }) => id);
  expect(order(moved(items, a ?? "", 2))).toBe("bca");
  expect(order(moved(items, c ?? "", 0))).toBe("cab");
  expect(order(moved(items, b ?? "", 1))).toBe("abc");
  expect(moved(items, "gone", 0)).toBe(items);
});

test("uploads that were sent are told by their paths, and the others are on their way or have failed", () => {
  const items = [
    sentBefore({ path: "private/a.png", url: "/a" }, "Picture 1"),
    newUpload(named("b.png"), limits),
    newUpload(named("c.gif"), limits),
  ];
  expect(uploadedPaths(items)).toEqual(["private/a.png"]);
  expect(uploadsOnTheirWay(items)).toBe(1);
});

test("of files that were kept on the device only those with an address of a site or of this one are taken", () => {
  const allowed = ["/a.png", "https://cdn.example/b.png"].map((url) => ({ path: url, url }));
  const others = ["javascript:alert(1)", "//evil.example/c.png", "data:image/png,", ""].map((url) => ({
    path: "c",
    url,
  }));
  expect(storedFiles([...others, ...allowed, { path: 1, url: "/d.png" }, null, "x"], 5)).toEqual(allowed);
  expect(storedFiles(allowed, 1)).toEqual(allowed.slice(0, 1));
  expect(storedFiles({ length: 1 }, 5)).toEqual([]);
});

test.each([
  ["/api/file/private?path=private%2Fmerchant%2F20261127%2Fa.pdf", true],
  ["https://desk.example/api/file/private?path=private%2Fmerchant%2Fa.PDF&until=1&sign=b", true],
  ["/uploads/a.pdf", true],
  ["/api/file/private?path=private%2Fmerchant%2Fa.png&until=1&sign=b", false],
  ["/uploads/a.pdf.png", false],
])("the address %s leads to a document: %s", (url, isDocument) => {
  expect(isDocumentAddress(url)).toBe(isDocument);
});

test.each([
  ["/api/file/private?path=private%2Fa.pdf&name=%E6%89%A7%E7%85%A7+1.pdf", "执照 1.pdf"],
  ["/api/file/private?path=private%2Fa.pdf", ""],
  ["/uploads/a.pdf", ""],
])("the address %s says what its document is called: %j", (url, name) => {
  expect(documentName(url)).toBe(name);
});

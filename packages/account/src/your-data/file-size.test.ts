import { expect, test } from "vitest";
import { formatFileSize } from "./copy-row.tsx";

test.each([
  [0, "1 kB"],
  [900, "1 kB"],
  [20_000, "20 kB"],
  [2_516_582, "2.4 MB"],
  [3 * 1024 ** 3, "3,072 MB"],
])("a file of %d bytes has %s", (bytes, text) => {
  expect(formatFileSize(bytes, "en")).toBe(text);
});

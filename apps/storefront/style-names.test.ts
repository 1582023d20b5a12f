// @vitest-environment node
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { shortStyleNames } from "./style-names.ts";

const root = fileURLToPath(new URL("./", import.meta.url));
const icon = { filePath: "../../packages/ui-kit/src/icon.css.ts" };
const price = { filePath: "../../packages/ui-kit/src/price.css.ts" };

test("names of styles are the same in every build, whichever stylesheet is read first", () => {
  const [server, browser] = [shortStyleNames(root), shortStyleNames(root)];
  const names = [server({ ...icon, hash: "i0" }), server({ ...price, hash: "p0" }), server({ ...price, hash: "p1" })];
  const [first, second] = [browser({ ...price, hash: "p0" }), browser({ ...price, hash: "p1" })];
  expect([browser({ ...icon, hash: "i0" }), first, second]).toEqual(names);
  expect(new Set(names).size).toBe(3);
  expect(server({ ...price, hash: "p0" })).toBe(names[1]);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{2}[\da-z]+$/);
});

test("a stylesheet that lies elsewhere has no name", () => {
  expect(() => shortStyleNames(root)({ filePath: "src/icon.css.ts", hash: "0" })).toThrow("none of the workspace's");
});

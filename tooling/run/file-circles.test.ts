import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { fileCircles } from "./file-circles.ts";

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** Files in which each imports the next one as it is told, and the last one the first. */
function ring(...imports: readonly ((file: string) => string)[]): string {
  const root = mkdtempSync(join(tmpdir(), "plaza-circles-"));
  trees.push(root);
  for (const [index, write] of imports.entries()) {
    const file = join(root, `src/part-${index}/file.tsx`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, write(`../part-${(index + 1) % imports.length}/file.tsx`));
  }
  return root;
}

const ofValue = (file: string) => `import { value } from "${file}";`;
const ofType = (file: string) => `import type { Value } from "${file}";`;
const late = (file: string) => `const page = () => import("${file}");`;
const passedOn = (file: string) => `export { value } from "${file}";`;
const multiline = (file: string) => `import {\n  value,\n} from "${file}";`;

test("six files that import each other are a circle, whichever way each imports the next", () => {
  const root = ring(ofValue, ofType, late, passedOn, multiline, ofType);
  const files = [0, 1, 2, 3, 4, 5].map((part) => `src/part-${part}/file.tsx`);
  expect(fileCircles(root, ["src/**/*.tsx"])).toEqual([files]);
});

test("five files may know each other, and six in a row are no circle", () => {
  expect(fileCircles(ring(ofValue, ofType, late, passedOn, multiline), ["src/**/*.tsx"])).toEqual([]);
  const open = ring(ofValue, ofValue, ofValue, ofValue, ofValue, () => "export const value = 1;");
  expect(fileCircles(open, ["src/**/*.tsx"])).toEqual([]);
});

test("what is built or installed is passed over", () => {
  const root = ring(ofValue, ofValue, ofValue, ofValue, ofValue, ofValue);
  expect(fileCircles(root, ["**/*.tsx"])).toHaveLength(1);
  for (const folder of ["dist", "node_modules"]) {
    renameSync(join(root, "src"), join(root, folder));
    expect(fileCircles(root, ["**/*.tsx"])).toEqual([]);
    renameSync(join(root, folder), join(root, "src"));
  }
});

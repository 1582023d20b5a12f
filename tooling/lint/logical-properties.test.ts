import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../run/processes.ts";

// Inside of the repository, so that its own rules say for which files they are.
const folder = mkdtempSync(join(repository, "packages/ui-kit/src/lint-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const style = (content: string): string =>
  `import { style } from "@vanilla-extract/css";\nexport const it = style({ ${content} });`;
const reported = [
  'marginLeft: "4px"',
  'paddingBottom: "4px"',
  'borderRightColor: "inherit"',
  '"top": 0',
  "left: 0",
  'textAlign: "right"',
  'scrollPaddingTop: "4px"',
].map(style);
const inOrder = [
  'marginInlineStart: "4px", paddingBlock: 0, inset: 0, insetBlockEnd: 0',
  'textAlign: "start", borderStartEndRadius: "4px", flexDirection: "row"',
].map(style);
for (const [index, text] of [...reported, ...inOrder].entries())
  writeFileSync(join(folder, `sides-${index}.css.ts`), `${text}\n`);
// Names of styles are no properties, and what is no style may be called as it likes.
const named = 'import { styleVariants } from "@vanilla-extract/css";\n';
writeFileSync(join(folder, "named.css.ts"), `${named}export const at = styleVariants({ left: { inset: 0 } });\n`);
writeFileSync(join(folder, "plain.ts"), "export const box = { left: 0, top: 0 };\n");

const { stdout } = spawnSync("oxlint", ["-c", "tooling/oxlint.json", "-f", "unix", folder], {
  cwd: repository,
  encoding: "utf8",
});

test("a style names no physical side, but for its own name", () => {
  const lines = stdout.split("\n").filter((line) => line.includes("logical-properties"));
  const files = lines.map((line) => basename(line.split(":", 1)[0] ?? ""));
  expect(new Set(files)).toEqual(new Set(reported.map((_, index) => `sides-${index}.css.ts`)));
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../run/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "plaza-lint-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Whether lint, with the repository's configuration, reports an expression as too slow. */
function isReported(expression: string): boolean {
  const file = join(folder, "expression.ts");
  writeFileSync(file, `export const expression = ${expression};\n`);
  const { stdout } = spawnSync("oxlint", ["-c", "tooling/oxlint.json", "-f", "unix", file], {
    cwd: repository,
    encoding: "utf8",
  });
  return stdout.includes("plaza(no-super-linear-expression)");
}

test.each([
  ["starts to look anew at each beginning", String.raw`/<img\b[^>]*?\bsrc="\//gi`],
  ["tries many ways to divide what it has found", String.raw`/^(?:\w+\s?)+$/`],
  ["is made of a text", String.raw`new RegExp("\\s+$", "m")`],
  ["cannot be judged", String.raw`/[\p{L}--[a-z]]/v`],
])("an expression that %s is reported", (_, expression) => {
  expect(isReported(expression)).toBe(true);
});

test.each([String.raw`/^\s+/`, String.raw`/<img\b[^>]*>?/gi`, String.raw`new RegExp("^a+$")`])(
  "%s is in order",
  (expression) => {
    expect(isReported(expression)).toBe(false);
  },
);

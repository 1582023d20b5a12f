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

const reported = [
  ["starts to look anew at each beginning", String.raw`/<img\b[^>]*?\bsrc="\//gi`],
  ["tries many ways to divide what it has found", String.raw`/^(?:\w+\s?)+$/`],
  ["is made of a text", String.raw`new RegExp("\\s+$", "m")`],
  ["cannot be judged", String.raw`/[\p{L}--[a-z]]/v`],
] as const;
const inOrder = [String.raw`/^\s+/`, String.raw`/<img\b[^>]*>?/gi`, String.raw`new RegExp("^a+$")`];
const all = [...reported.map(([, expression]) => expression), ...inOrder];
for (const [index, expression] of all.entries())
  writeFileSync(join(folder, `expression-${index}.ts`), `export const expression = ${expression};\n`);

// With the repository's configuration, and once: lint takes longer to start than to read a file.
const { stdout } = spawnSync("oxlint", ["-c", "tooling/oxlint.json", "-f", "unix", folder], {
  cwd: repository,
  encoding: "utf8",
});

function isReported(expression: string): boolean {
  const file = `expression-${all.indexOf(expression)}.ts:`;
  return stdout.split("\n").some((line) => line.includes(file) && line.includes("plaza(no-super-linear-expression)"));
}

test.each(reported)("an expression that %s is reported", (_, expression) => {
  expect(isReported(expression)).toBe(true);
});

test.each(inOrder)("%s is in order", (expression) => {
  expect(isReported(expression)).toBe(false);
});

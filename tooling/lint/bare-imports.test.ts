import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../run/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "plaza-imports-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const reported = [
  'await import("./dialog.tsx")',
  'import("./dialog.tsx").then(({ open }) => open())',
  '() => import("./dialog.tsx")',
  'async () => (await import("./dialog.tsx")).open()',
  'retried(() => import("./dialog.tsx"))',
  '{ dialog: () => import("./dialog.tsx") }',
];
const inOrder = [
  'lazyModule(() => import("./dialog.tsx"))',
  'lazyPart(() => import("./below.tsx"), "Below")',
  'await importNeeded(() => import("./transport.ts"))',
  '{ en: () => import("./locales/en.po") }',
];
const rules = { "plaza/no-bare-import": "error" };
writeFileSync(
  join(folder, "config.json"),
  JSON.stringify({ jsPlugins: [join(repository, "tooling/lint/plaza-plugin.js")], rules }),
);
const all = [...reported, ...inOrder];
for (const [index, expression] of all.entries())
  writeFileSync(join(folder, `import-${index}.ts`), `export const late = ${expression};\n`);

const { stdout } = spawnSync("oxlint", ["-c", join(folder, "config.json"), "-f", "unix", folder], {
  cwd: repository,
  encoding: "utf8",
});
const isReported = (expression: string): boolean => stdout.includes(`import-${all.indexOf(expression)}.ts`);

test.each(reported)("the late import %s is reported", (expression) => {
  expect(isReported(expression)).toBe(true);
});

test.each(inOrder)("the late import %s is in order", (expression) => {
  expect(isReported(expression)).toBe(false);
});

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  'await importOrReload(() => import("./transport.ts"))',
  '{ en: () => import("./locales/en.po") }',
];
const rules = { "plaza/no-bare-import": "error" };
writeFileSync(
  join(folder, "config.json"),
  JSON.stringify({ jsPlugins: [join(repository, "tooling/lint/plaza-plugin.js")], rules }),
);
const importer = 'const code = () => import("./dialog.tsx");\nexport const late = ';
const reportedShared = [`${importer}retried(code);`, `${importer}[lazyModule(code), code];`, `${importer}code().open;`];
const sharedInOrder = [`${importer}[lazyPart(code, "Top"), lazyPart(code, "Bottom")];`];
const all = [...reported, ...inOrder, ...reportedShared, ...sharedInOrder];
for (const [index, expression] of all.entries()) {
  const text = expression.startsWith("const") ? expression : `export const late = ${expression};`;
  writeFileSync(join(folder, `import-${index}.ts`), `${text}\n`);
}

const { stdout } = spawnSync("oxlint", ["-c", join(folder, "config.json"), "-f", "unix", folder], {
  cwd: repository,
  encoding: "utf8",
});
const isReported = (expression: string): boolean => stdout.includes(`import-${all.indexOf(expression)}.ts`);

test.each([...reported, ...reportedShared])("the late import %s is reported", (expression) => {
  expect(isReported(expression)).toBe(true);
});

test.each([...inOrder, ...sharedInOrder])("the late import %s is in order", (expression) => {
  expect(isReported(expression)).toBe(false);
});

test("what a browser imports is held where the applications and packages are linted", () => {
  const file = "packages/catalog/src/late-import.ts";
  const root = join(folder, "workspace");
  mkdirSync(join(root, "packages/catalog/src"), { recursive: true });
  writeFileSync(join(root, file), 'export const late = await import("./dialog.tsx");\n');
  const linted = spawnSync("oxlint", ["-c", join(repository, "tooling/oxlint.json"), "-f", "unix", file], {
    cwd: root,
    encoding: "utf8",
  });
  expect(linted.stdout).toContain("no-bare-import");
});

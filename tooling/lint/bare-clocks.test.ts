import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../run/processes.ts";

// Inside of the repository, so that its own rules say for which files they are.
const folder = mkdtempSync(join(repository, "packages/ui-kit/src/lint-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const reported = [
  "export const text = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(0);",
  "export const text = Intl['DateTimeFormat']('en').format(0);",
  "export const text = new Date(0).toLocaleTimeString('en');",
  "export const text = new Date(0).toLocaleDateString('en');",
];
const bareEdges = [
  "coupon: { readonly validUntil: number }, locale: Locale) => formatDate(coupon.validUntil, locale)",
  "coupon: { readonly validUntil: number } | null, locale: Locale) => formatDate(coupon?.validUntil ?? 0, locale)",
  "endsAt: number, locale: Locale) => formatDate(endsAt - 1, locale)",
  "payBefore: number, locale: Locale) => formatDay(payBefore, 0, locale)",
].map((rest) => `import { formatDate, formatDay, type Locale } from '@plaza/i18n';\nexport const text = (${rest};`);
const edgesInOrder = [
  "import { formatEdgeDate, type Reader } from '@plaza/i18n';\nexport const text = (validUntil: number, reader: Reader) => formatEdgeDate(validUntil, reader);",
  "import { formatDate, type Locale } from '@plaza/i18n';\nexport const text = (begunAt: number, locale: Locale) => formatDate(begunAt, locale);",
];
const inOrder = [
  "import { formatTimeOfDay, type Reader } from '@plaza/i18n';\nexport const text = (reader: Reader) => formatTimeOfDay(0, reader);",
  "export const text = new Intl.NumberFormat('en').format(0);",
];
const all = [...reported, ...bareEdges, ...inOrder, ...edgesInOrder];
for (const [index, text] of all.entries()) writeFileSync(join(folder, `clock-${index}.ts`), `${text}\n`);
writeFileSync(join(folder, "clock.test.ts"), `${reported[0]}\n`);

const { stdout } = spawnSync("oxlint", ["-c", "tooling/oxlint.json", "-f", "unix", folder], {
  cwd: repository,
  encoding: "utf8",
});
const isReported = (file: string): boolean =>
  stdout.split("\n").some((line) => line.includes(`${file}:`) && line.includes("name their zone"));

test.each(reported)("a time that is written beside the formats of @plaza/i18n is reported: %s", (text) => {
  expect(isReported(`clock-${all.indexOf(text)}.ts`)).toBe(true);
});

test.each(bareEdges)("a day on which something begins or ends, written without its zone, is reported: %s", (text) => {
  expect(isReported(`clock-${all.indexOf(text)}.ts`)).toBe(true);
});

test.each(edgesInOrder)("a day that names its zone, and a day that has passed, are in order: %s", (text) => {
  expect(isReported(`clock-${all.indexOf(text)}.ts`)).toBe(false);
});

test.each(inOrder)("what the formats write, and what is no time, is in order: %s", (text) => {
  expect(isReported(`clock-${all.indexOf(text)}.ts`)).toBe(false);
});

test("a test may write a time as it expects it", () => {
  expect(isReported("clock.test.ts")).toBe(false);
});

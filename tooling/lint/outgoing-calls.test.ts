import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../run/processes.ts";

// Inside of the repository, so that its own rules say for which files they are.
const folder = mkdtempSync(join(repository, "apps/backend/src/lint-"));
const support = join(folder, "test-support");
mkdirSync(support);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const reported = [
  "export const answer = fetch('https://shop.example/');",
  "export const answer = globalThis.fetch('https://shop.example/');",
  "export const answer = globalThis['fetch']('https://shop.example/');",
  "export { request } from 'node:https';",
  "import { request } from 'node:http';\nexport const asked = request('http://shop.example/');",
  "import { get as ask } from 'https';\nexport const asked = ask('https://shop.example/');",
  "import https from 'node:https';\nexport const asked = https.get('https://shop.example/');",
  "import * as http from 'node:http';\nexport const asked = http.get('http://shop.example/');",
  "import { brotliDecompressSync } from 'node:zlib';\nexport const text = brotliDecompressSync(Buffer.from(''));",
];
const inOrder = [
  "import { ask, wholeOf } from '@plaza/http-server';\nexport const asked = [ask, wholeOf];",
  "import { createServer, type IncomingMessage } from 'node:http';\nexport const server = createServer((_: IncomingMessage) => {});",
  "import { gzipSync } from 'node:zlib';\nexport const text = gzipSync('');",
  "export const answer = (fetch: () => string) => fetch();",
  "export type Fetch = typeof globalThis.fetch;",
];
const all = [...reported, ...inOrder];
for (const [index, text] of all.entries()) writeFileSync(join(folder, `call-${index}.ts`), `${text}\n`);
writeFileSync(join(support, "in-a-test.ts"), `${reported[0]}\n`);

const { stdout } = spawnSync("oxlint", ["-c", "tooling/oxlint.json", "-f", "unix", folder], {
  cwd: repository,
  encoding: "utf8",
});
const isReported = (file: string): boolean =>
  stdout.split("\n").some((line) => line.includes(`${file}:`) && /@plaza\/http-server/.test(line));

test.each(reported)("a server's own way to ask another one is reported: %s", (text) => {
  expect(isReported(`call-${all.indexOf(text)}.ts`)).toBe(true);
});

test.each(inOrder)("what asks nobody, or by the one client, is in order: %s", (text) => {
  expect(isReported(`call-${all.indexOf(text)}.ts`)).toBe(false);
});

test("a test may ask the server that it tests", () => {
  expect(isReported("in-a-test.ts")).toBe(false);
});

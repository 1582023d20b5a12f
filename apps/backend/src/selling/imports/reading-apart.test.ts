import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const sources = fileURLToPath(new URL("../../", import.meta.url));
/** What a statement or a call imports, with the statement's beginning where it is of types alone. */
const imported = /^(import type )?[^"\n]*(?: from |import\()"(\.[^"\n]+)"/;

/** The files that a program runs, itself included, by their imports of values. */
function filesOf(program: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [resolve(sources, program)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const [, ofTypes, path] = imported.exec(line) ?? [];
      if (path !== undefined && ofTypes === undefined) waiting.push(resolve(dirname(file), path));
    }
  }
  return new Set([...found].map((file) => relative(sources, file)));
}

/** What a file of a merchant is read with takes as long as the file wants. */
const readers = ["read-csv", "read-jsonl", "csv-rows", "csv-header", "text-records"].map(
  (name) => `selling/imports/read/${name}.ts`,
);

test("files of merchants are read by a process of their own, and by nothing that the server imports", () => {
  const server = filesOf("main.ts");
  expect(server.size).toBeGreaterThan(500);
  expect(readers.filter((reader) => server.has(reader))).toEqual([]);
  const process = filesOf("selling/imports/check-process.ts");
  expect(readers.filter((reader) => !process.has(reader))).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { undeclaredImports } from "./undeclared-imports.ts";

const folder = mkdtempSync(join(tmpdir(), "plaza-imports-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("an import that nobody has asked for is found in code and in declarations, however it is written", () => {
  mkdirSync(join(folder, "dist/deep"), { recursive: true });
  const manifest = { name: "@shop/me", dependencies: { known: "1.0.0" }, peerDependencies: { "@shop/peer": "1.0.0" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(
    join(folder, "dist/index.js"),
    `/** Rounded down from "66.67%". */
import { a } from "known/deep";
import {
  b,
} from "one";
import "two/side-effect";
import { c } from "./deep/c.js";
import { d } from "#inside";
import { e } from "node:fs";
export * from "@scope/three/x";
const late = () => import("four");
`,
  );
  writeFileSync(
    join(folder, "dist/deep/c.d.ts"),
    `/// <reference types="five/types" />
import type { F } from "@shop/peer";
export declare const c: import("@scope/six").Six<import("@shop/me").Own>;
`,
  );
  expect(undeclaredImports(folder).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    "dist/deep/c.d.ts imports @scope/six",
    "dist/deep/c.d.ts imports five/types",
    "dist/index.js imports @scope/three/x",
    "dist/index.js imports four",
    "dist/index.js imports one",
    "dist/index.js imports two/side-effect",
  ]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readFileCosts } from "../file-costs.ts";
import { costTables, startStage } from "./stage-costs.ts";

const reports = mkdtempSync(join(tmpdir(), "plaza-costs-test-"));
afterEach(() => rmSync(reports, { recursive: true, force: true }));

test("the table of costs has the stages in their order, and the dearest files of each kind first", () => {
  const tables = costTables(
    [
      { title: "Lint", wall: 2, processor: 3.25 },
      { title: "Tests", wall: 4, processor: null },
    ],
    [
      { file: "packages/a/src/a.stories.tsx", seconds: 3, tests: 2 },
      { file: "packages/a/src/a.test.ts", seconds: 2, tests: 1 },
      { file: "apps/storefront/e2e/a.spec.ts", seconds: 1, tests: 4 },
    ],
  );
  expect(tables.split("\n").filter((line) => !line.includes("---"))).toEqual([
    "| stage | wall s | processor s |",
    "| Lint | 2.0 | 3.3 |",
    "| Tests | 4.0 |  |",
    "| all | 6.0 | 3.3 |",
    "",
    "| Journeys: 1 files | s | tests |",
    "| all | 1.0 | 4 |",
    "| apps/storefront/e2e/a.spec.ts | 1.0 | 4 |",
    "",
    "| Stories: 1 files | s | tests |",
    "| all | 3.0 | 2 |",
    "| packages/a/src/a.stories.tsx | 3.0 | 2 |",
    "",
    "| Unit tests: 1 files | s | tests |",
    "| all | 2.0 | 1 |",
    "| packages/a/src/a.test.ts | 2.0 | 1 |",
  ]);
});

test("the costs of a journey's file count what stands inside its groups, too", () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const suite = { file: "buy.spec.ts", specs: [spec(1000)], suites: [{ file: "buy.spec.ts", specs: [spec(500)] }] };
  mkdirSync(join(reports, "journeys"), { recursive: true });
  writeFileSync(join(reports, "journeys", "a.json"), JSON.stringify({ suites: [suite] }));
  writeFileSync(join(reports, "b.json"), JSON.stringify([{ file: "b.test.ts", seconds: 2, tests: 1 }]));
  expect(readFileCosts(reports)).toEqual([
    { file: "b.test.ts", seconds: 2, tests: 1 },
    { file: "apps/storefront/e2e/buy.spec.ts", seconds: 1.5, tests: 2 },
  ]);
});

test("a stage is measured by the clock", () => {
  expect(startStage("Lint")()).toEqual({
    title: "Lint",
    wall: expect.any(Number),
    processor: expect.toSatisfy(isSeconds),
  });
});

function isSeconds(value: unknown): boolean {
  return value === null || (typeof value === "number" && value >= 0);
}

import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { Reporter, TestModule } from "vitest/node";

/** Where `npm test -- --costs` wants to find what each file of tests took. */
const folder = process.env["PLAZA_COSTS"];

const repository = fileURLToPath(new URL("../", import.meta.url));
const journeys = "journeys";

/** What the tests of one file took, from the loading of its modules to its last hook. */
export interface FileCost {
  readonly file: string;
  readonly seconds: number;
  readonly tests: number;
}

function costOf(module: TestModule): FileCost {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: relative(repository, module.moduleId),
    seconds: (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000,
    tests: [...module.children.allTests()].length,
  };
}

/** Reporters for Vitest: its own, and where somebody asks for the costs, one that writes them down. */
export function vitestReporters(): (string | Reporter)[] {
  if (folder === undefined) return ["default"];
  const write: Reporter = {
    onTestRunEnd(modules) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(modules.map(costOf)));
    },
  };
  return ["default", write];
}

/** Reporters for Playwright, beside those it has anyway. */
export function playwrightReporters(): ["json", { outputFile: string }][] {
  return folder === undefined ? [] : [["json", { outputFile: join(folder, journeys, `${randomUUID()}.json`) }]];
}

function costsOfJourneys(suite: JSONReportSuite): FileCost {
  const inside = (suite.suites ?? []).map(costsOfJourneys);
  const results = suite.specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    file: join("apps/storefront/e2e", suite.file),
    seconds: sum([...results.map(({ duration }) => duration / 1000), ...inside.map(({ seconds }) => seconds)]),
    tests: results.length + sum(inside.map(({ tests }) => tests)),
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** What all files took of whose tests there is a report in the folder, the dearest first. */
export function readFileCosts(reports: string): readonly FileCost[] {
  return readdirSync(reports, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) =>
      name.startsWith(journeys)
        ? (readJson(join(reports, name)) as JSONReport).suites.map(costsOfJourneys)
        : (readJson(join(reports, name)) as readonly FileCost[]),
    )
    .toSorted((one, other) => other.seconds - one.seconds);
}

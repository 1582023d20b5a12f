import { expect, test } from "vitest";
import { skippedChecks } from "./skipped-checks.ts";

test("tests without PostgreSQL, Redis and recorded exchanges say what is left out", () => {
  expect(skippedChecks({})).toHaveLength(4);
  expect(skippedChecks({ TEST_DATABASE_URL: "", PLAZA_CONTRACT_SAMPLES: "/nowhere" })).toHaveLength(4);
  const servers = { TEST_DATABASE_URL: "postgres://127.0.0.1/test", TEST_REDIS_URL: "redis://127.0.0.1" };
  expect(skippedChecks({ ...servers, PLAZA_CONTRACT_SAMPLES: "/" })).toEqual([]);
});

import { existsSync } from "node:fs";

/** What is not tested where the environment lacks what it needs. A missing Chromium is no such case: nothing runs then. */
export function skippedChecks(environment: NodeJS.ProcessEnv): readonly string[] {
  const left: string[] = [];
  if ((environment["TEST_DATABASE_URL"] ?? "") === "")
    left.push("the backend on PostgreSQL, because TEST_DATABASE_URL names none (PGlite alone was tested)");
  if ((environment["TEST_REDIS_URL"] ?? "") === "")
    left.push("the backend on Redis, because TEST_REDIS_URL names none (events and limits were tested without)");
  if ((environment["TEST_DATABASE_URL"] ?? "") === "" || (environment["TEST_REDIS_URL"] ?? "") === "")
    left.push("several nodes of the shop, because they need both TEST_DATABASE_URL and TEST_REDIS_URL");
  const samples = environment["PLAZA_CONTRACT_SAMPLES"] ?? "";
  if (samples === "" || !existsSync(samples))
    left.push("the platform's recorded exchanges, because PLAZA_CONTRACT_SAMPLES names no folder that has them");
  return left;
}

import { defineNodeTests } from "@plaza/tooling/vitest";
import { dataDirectory } from "./e2e/served-shop.ts";

/** What the built server answers, asked without a browser. */
export default defineNodeTests({
  test: {
    dir: "requests",
    include: ["**/*.test.ts"],
    globalSetup: ["requests/start-shop.ts"],
    env: { PLAZA_E2E_DATA: dataDirectory },
    // The first sight of a new shop waits for its images to be composed.
    testTimeout: 90_000,
  },
});

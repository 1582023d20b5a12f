import { defineConfig } from "vitest/config";
import { vitestReporters } from "./file-costs.ts";
import { applicationTests } from "./vitest.config.ts";

/** The tests that install and build whole applications, which are tasks of their own. */
export default defineConfig({
  test: {
    include: [...applicationTests],
    reporters: vitestReporters(),
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

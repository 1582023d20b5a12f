import { configDefaults, defineConfig } from "vitest/config";
import { vitestReporters } from "./file-costs.ts";

/** They install and build whole applications: tasks of their own. */
export const applicationTests = ["new/generator.test.ts", "consumer/{consumer,mixed-versions}.test.ts"] as const;

export default defineConfig({
  test: {
    include: ["{copy,lint,mutations,new,release,run,consumer}/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...applicationTests],
    reporters: vitestReporters(),
    maxWorkers: "100%",
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

import { configDefaults, defineConfig } from "vitest/config";
import { vitestReporters } from "./file-costs.ts";
import { allProcessors } from "./vitest.ts";

/** They install and build whole applications: tasks of their own. */
export const applicationTests = ["new/generator.test.ts", "consumer/{consumer,mixed-versions}.test.ts"] as const;

export default defineConfig({
  test: {
    name: "tooling",
    include: ["{copy,lint,mutations,new,release,run,consumer}/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...applicationTests],
    reporters: vitestReporters(),
    maxWorkers: allProcessors,
    // They start the tools that they test as processes; what stays in a worker are libraries like TypeScript.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

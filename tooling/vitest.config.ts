import { configDefaults, defineConfig } from "vitest/config";

/** They install and build whole applications: tasks of their own. */
export const applicationTests = ["new/generator.test.ts", "consumer/{consumer,mixed-versions}.test.ts"] as const;

export default defineConfig({
  test: {
    include: ["{copy,lint,new,release,run,consumer}/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...applicationTests],
    maxWorkers: "100%",
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

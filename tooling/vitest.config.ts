import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{copy,lint,new,release,run,consumer}/**/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 },
});

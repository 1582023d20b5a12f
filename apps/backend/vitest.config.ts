import { defineNodeTests } from "@plaza/tooling/vitest";

export default defineNodeTests({
  test: { globalSetup: "src/test-support/prepare-dump.ts", testTimeout: 20_000, hookTimeout: 60_000 },
});

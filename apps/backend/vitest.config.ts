import { defineNodeTests } from "@plaza/tooling/vitest";

export default defineNodeTests({
  test: { globalSetup: "src/test-support/prepare-stores.ts", testTimeout: 20_000, hookTimeout: 60_000 },
});

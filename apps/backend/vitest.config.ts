import { defineNodeTests } from "@plaza/tooling/vitest";

export default defineNodeTests({
  test: {
    globalSetup: "src/test-support/prepare-stores.ts",
    // Far beyond what a test takes: a busy machine is no fault of the platform.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // The platform keeps nothing in its modules that another node would miss, and no test replaces one, so the files of a
    // worker share them: loading the platform and the embedded database anew takes longer than most of the files.
    isolate: false,
  },
});

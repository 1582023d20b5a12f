import { availableParallelism } from "node:os";
import { defineNodeTests } from "@plaza/tooling/vitest";

export default defineNodeTests({
  test: {
    // Beside what defineNodeTests includes: the data that benches measure by.
    include: ["bench/**/*.test.ts"],
    globalSetup: "src/test-support/prepare-stores.ts",
    // Two more than there are processors: a third of the time tests wait, for PostgreSQL, for nodes that they start and for
    // what a chat notices after some seconds. No more than six: a PostgreSQL takes a hundred connections unless it is told
    // otherwise, a file may hold ten of them, and one that starts nodes thirty.
    maxWorkers: Math.min(availableParallelism() + 2, 6),
    // Far beyond what a test takes: a busy machine is no fault of the platform.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});

/// <reference types="@testing-library/jest-dom/vitest" />
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig, type ViteUserConfig } from "vitest/config";
import { defaultServerConditions } from "vite";
import { vitestReporters } from "./file-costs.ts";
import { readersZone } from "./chromium.ts";
import { resolveSources, sourcePlugins } from "./vite.ts";

const setup = fileURLToPath(new URL("./vitest.setup.ts", import.meta.url));

/** Node has no condition `module`, behind which packages keep what only a bundler can read. */
const nodeConditions = defaultServerConditions.filter((condition) => condition !== "module");

/** Left to itself, vitest keeps a processor free: half of a machine that has two. */
export const allProcessors = "100%";

/**
 * Milliseconds. The first test that opens a screen also waits for all its modules to be transformed, and one that tries a
 * hundred texts takes 2 s where nothing else runs, thrice that where something does.
 */
const testTimeout = 20_000;

/** A busy machine may need more than the default second; what comes earlier is waited for no longer. */
const poll = { timeout: 10_000 };

/** Component logic in jsdom; what a browser must draw is tested by stories. */
export function defineDomTests(overrides: ViteUserConfig = {}): ViteUserConfig {
  process.env["TZ"] = readersZone;
  return mergeConfig(
    defineConfig({
      plugins: sourcePlugins(),
      test: {
        environment: "jsdom",
        reporters: vitestReporters(),
        maxWorkers: allProcessors,
        // jsdom and the libraries that tests of screens load are the dear part of them: once for each worker, not each file.
        pool: "threads",
        isolate: false,
        setupFiles: [setup],
        include: ["src/**/*.test.{ts,tsx}"],
        restoreMocks: true,
        testTimeout,
        expect: { poll },
      },
    }),
    overrides,
  );
}

/**
 * Rules, decoders, servers: plain Node. The files of a worker share its modules, which take longer to load than most files
 * do to run: what is tested here keeps nothing in them that another file would notice.
 */
export function defineNodeTests(overrides: ViteUserConfig = {}): ViteUserConfig {
  return mergeConfig(
    defineConfig({
      plugins: [resolveSources(nodeConditions)],
      test: {
        environment: "node",
        reporters: vitestReporters(),
        maxWorkers: allProcessors,
        isolate: false,
        include: ["src/**/*.test.ts"],
        restoreMocks: true,
        testTimeout,
        expect: { poll },
      },
    }),
    overrides,
  );
}

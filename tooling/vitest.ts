/// <reference types="@testing-library/jest-dom/vitest" />
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig, type ViteUserConfig } from "vitest/config";
import { resolveSources, sourcePlugins } from "./vite.ts";

const setup = fileURLToPath(new URL("./vitest.setup.ts", import.meta.url));

/** Component logic in jsdom; what a browser must draw is tested by stories. */
export function defineDomTests(overrides: ViteUserConfig = {}): ViteUserConfig {
  return mergeConfig(
    defineConfig({
      plugins: sourcePlugins(),
      test: {
        environment: "jsdom",
        pool: "vmThreads",
        setupFiles: [setup],
        include: ["src/**/*.test.{ts,tsx}"],
        restoreMocks: true,
        // The first test that opens a screen also waits for all its modules to be transformed.
        testTimeout: 20_000,
      },
    }),
    overrides,
  );
}

/** Rules, decoders, servers: plain Node. */
export function defineNodeTests(overrides: ViteUserConfig = {}): ViteUserConfig {
  return mergeConfig(
    defineConfig({
      plugins: [resolveSources()],
      test: { environment: "node", include: ["src/**/*.test.ts"], restoreMocks: true },
    }),
    overrides,
  );
}

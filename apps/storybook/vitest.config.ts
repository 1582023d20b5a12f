import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { chromiumLaunch, readersZone } from "@plaza/tooling/chromium";
import { vitestReporters } from "@plaza/tooling/file-costs";
import { resolveSources } from "@plaza/tooling/vite";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

// A package's `stories` script starts in the package, but Storybook reads the paths of stories from the working directory.
process.chdir(fileURLToPath(new URL(".", import.meta.url)));

export default defineConfig({
  plugins: [resolveSources(), storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
  test: {
    name: "stories",
    reporters: vitestReporters(),
    // Two for each processor: with one, a fifth of the time nothing runs while stories wait for a frame, or for an answer
    // of the process that drives them.
    maxWorkers: 2 * availableParallelism(),
    // Longer than the waits within a test, so that these report what was missing.
    testTimeout: 90_000,
    // All stories of a worker share its page, as they do in Storybook itself: to load React, Storybook and the sources of
    // a package anew for each file took as long as the stories did. What a story leaves behind, `preview.tsx` removes.
    isolate: false,
    setupFiles: fileURLToPath(new URL(".storybook/without-transitions.ts", import.meta.url)),
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunch(), contextOptions: { timezoneId: readersZone } }),
      instances: [{ browser: "chromium" }],
    },
  },
});

import { chromiumLaunch, readersZone } from "@plaza/tooling/chromium";
import { playwrightReporters } from "@plaza/tooling/file-costs";
import { defineConfig, devices } from "@playwright/test";
import { ports } from "./e2e/ports.ts";
import { pathStorefront, shop } from "./e2e/served-shop.ts";

/** One of the servers, for Playwright to start and to stop. */
const serve = (name: string, { command, directory, environment, ready }: typeof shop) => ({
  name,
  command: command.join(" "),
  cwd: directory,
  env: environment,
  url: ready,
  timeout: 180_000,
  reuseExistingServer: false,
  // The shop's database goes once the platform has left it.
  gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 } as const,
});

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // A journey waits for the network, for frames and for the servers: three keep two processors busy.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // A busy machine is no failure: the first sight of a new shop waits for its images to be composed, and all of it shares two
  // processors with two browsers.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ...(process.env["CI"] === undefined ? [] : ([["html", { open: "never" }]] as const)),
    ...playwrightReporters(),
  ],
  globalTeardown: "./e2e/remove-data.ts",
  use: {
    // A trace of each step would cost a quarter of the time: `--trace on` records one where a failure does not explain itself.
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunch(),
    timezoneId: readersZone,
    // A browser's first page takes twice the processor's time of the next one: more than a third of all journeys'. Between
    // two journeys Playwright empties the browser and its page; what that leaves, the fixture in `shop.ts` takes away.
    reuseContext: true,
  },
  projects: [
    {
      name: "hash",
      testIgnore: "path-urls.spec.ts",
      use: { ...devices["Desktop Chrome"], baseURL: `http://127.0.0.1:${ports.storefront}` },
    },
    {
      name: "path",
      testMatch: "path-urls.spec.ts",
      use: { ...devices["Desktop Chrome"], baseURL: `http://127.0.0.1:${ports.pathStorefront}` },
    },
  ],
  webServer: [serve("shop", shop), serve("path storefront", pathStorefront)],
});

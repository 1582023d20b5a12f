import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumLaunch } from "@plaza/tooling/chromium";
import { defineConfig, devices } from "@playwright/test";
import { ports } from "./e2e/ports.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
/** A shop of its own, opened for the first time: what a new installation sees. The platform makes the folder. */
const dataDirectory = (process.env["PLAZA_E2E_DATA"] ??= join(tmpdir(), `plaza-e2e-${randomUUID()}`));

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A busy machine is no failure: the first sight of a new shop waits for its images to be composed, and all of it shares two
  // processors with two browsers.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: process.env["CI"] === undefined ? [["list"]] : [["list"], ["html", { open: "never" }]],
  globalTeardown: "./e2e/remove-data.ts",
  use: {
    // A trace of each step would cost a quarter of the time: `--trace on` records one where a failure does not explain itself.
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunch(),
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
  webServer: [
    {
      name: "shop",
      command: "node tooling/run/start.ts",
      cwd: repository,
      env: {
        HOST: "127.0.0.1",
        PORT: String(ports.storefront),
        BACKEND_PORT: String(ports.backend),
        DESK_PORT: String(ports.desk),
        DATA_DIR: dataDirectory,
        LOG_LEVEL: "error",
        BACKEND_URL: "",
        DATABASE_URL: "",
        PLAZA_MODE: "demo",
      },
      url: `http://127.0.0.1:${ports.storefront}/readyz`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    {
      name: "path storefront",
      command: "node --conditions=@plaza/source server/main.ts",
      env: {
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(ports.pathStorefront),
        BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
        ROUTER_URLS: "path",
        LOG_LEVEL: "error",
      },
      url: `http://127.0.0.1:${ports.pathStorefront}/healthz`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
  ],
});

export { createPrivateDatabase, type PrivateDatabase } from "./test-support/private-database.ts";
export { type MailServer, openMailServer } from "./test-support/mail-server.ts";
export { totpCode } from "./test-support/totp-code.ts";
import { runJobs } from "./platform/jobs/run-jobs.ts";
import { openTestBackend, type TestBackendOptions } from "./test-support/open-test-backend.ts";

import { creditUsdt } from "./money/usdt/credit-transfers.ts";
import { watchUsdt } from "./money/usdt/watch-network.ts";

export interface StartTestBackendOptions extends TestBackendOptions {
  /**
   * `fixture`: twelve products in three shops that stand still, and nothing of the demo is loaded. `demo`: the demo
   * marketplace with its images, for what shows it.
   */
  readonly contents: "fixture" | "demo";
}

export interface TestBackend {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * The real platform for the tests of others: over HTTP on a free loopback port, on a filled store of its own that is gone
 * when it is closed.
 */
export async function startTestBackend(options: StartTestBackendOptions): Promise<TestBackend> {
  const { url, services, close } = await openTestBackend(options);
  // The blocks of the stand-in come by themselves.
  const running = runJobs([watchUsdt, creditUsdt], services);
  return {
    url,
    close: async () => {
      await running.close();
      await close();
    },
  };
}

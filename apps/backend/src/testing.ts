import { openTestBackend, type TestBackendOptions } from "./test-support/open-test-backend.ts";

export interface TestBackend {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * The real platform for the tests of others: over HTTP on a free loopback port, with the demo marketplace inside, on a
 * store of its own that is gone when it is closed.
 */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const { url, close } = await openTestBackend(options);
  return { url, close };
}

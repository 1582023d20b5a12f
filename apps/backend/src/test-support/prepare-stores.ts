import { demoStoreDump } from "./store-dump.ts";

/** Vitest's global setup: makes the store once, before the test files start side by side. */
export default async function prepareDump(): Promise<void> {
  await demoStoreDump();
}

import { afterAll, beforeAll, describe, inject } from "vitest";
import { type OpenTestBackend, openTestBackend, type TestBackendOptions } from "./open-test-backend.ts";
import { type RunningBackend, runningBackend } from "./running-backend.ts";

const server = process.env["TEST_DATABASE_URL"];

/**
 * Runs the same tests on the embedded database, and on PostgreSQL where TEST_DATABASE_URL names one. The backend that
 * they are given runs as soon as they do, and not yet where they are defined.
 */
export function onEachStore(
  title: string,
  define: (backend: RunningBackend) => void,
  settings: Pick<
    TestBackendOptions,
    "deskOrigin" | "invalidationToken" | "now" | "shopOrigin" | "trustProxy" | "sms" | "mail" | "providers" | "usdt"
  > = {},
): void {
  const template = inject("demoTemplate");
  const stores =
    server === undefined || server === "" || template === null
      ? []
      : [{ store: "PostgreSQL", options: { databaseUrl: server, template } }];
  describe.each([{ store: "PGlite", options: {} }, ...stores])(`${title} on $store`, ({ options }) => {
    let opened: OpenTestBackend | undefined;
    beforeAll(async () => {
      opened = await openTestBackend({ ...options, ...settings });
    });
    afterAll(() => opened?.close());
    define(runningBackend(() => {
      if (opened === undefined) throw new Error("The backend has not been started");
      return opened;
    }));
  });
}

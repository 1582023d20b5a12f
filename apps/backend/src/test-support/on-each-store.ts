import { afterAll, beforeAll, describe, inject } from "vitest";
import { type OpenTestBackend, openTestBackend, type TestBackendOptions } from "./open-test-backend.ts";

const server = process.env["TEST_DATABASE_URL"];

/** Runs the same tests on the embedded database, and on PostgreSQL where TEST_DATABASE_URL names one. */
export function onEachStore(
  title: string,
  define: (backend: () => OpenTestBackend) => void,
  settings: Pick<
    TestBackendOptions,
    "deskOrigin" | "invalidationToken" | "now" | "trustProxy" | "sms" | "providers" | "usdt"
  > = {},
): void {
  const template = inject("demoTemplate");
  const stores =
    server === undefined || server === "" || template === null
      ? []
      : [{ store: "PostgreSQL", options: { databaseUrl: server, template } }];
  describe.each([{ store: "PGlite", options: {} }, ...stores])(`${title} on $store`, ({ options }) => {
    let backend: OpenTestBackend | undefined;
    beforeAll(async () => {
      backend = await openTestBackend({ ...options, ...settings });
    });
    afterAll(() => backend?.close());
    define(() => {
      if (backend === undefined) throw new Error("The backend has not been started");
      return backend;
    });
  });
}

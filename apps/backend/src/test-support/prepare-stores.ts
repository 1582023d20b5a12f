import type { TestProject } from "vitest/node";
import { connect } from "../platform/store/database.ts";
import { prepareStore } from "../platform/store/migrate.ts";
import { createPrivateDatabase } from "./private-database.ts";
import { fillStore } from "./store-contents.ts";
import { filledStore } from "./filled-store.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A database of the server that tests copy: filled once, since filling it takes seconds; null without a server. */
    readonly demoTemplate: string | null;
  }
}

/**
 * Vitest's global setup: makes the stores once, before the test files start side by side.
 *
 * @returns what removes again what is not in the cache
 */
export default async function prepareStores({ provide }: TestProject): Promise<() => Promise<void>> {
  await filledStore("demo");
  await filledStore("fixture");
  const server = process.env["TEST_DATABASE_URL"];
  const template = server === undefined || server === "" ? null : await createPrivateDatabase(server);
  provide("demoTemplate", template?.name ?? null);
  if (template === null) return async () => {};
  try {
    await fill(template.url);
  } catch (error) {
    await template.drop();
    throw error;
  }
  return () => template.drop();
}

async function fill(url: string): Promise<void> {
  const connection = await connect({ url }, (error) => process.emitWarning(error));
  try {
    await prepareStore(connection, () => fillStore(connection.db, "demo"));
  } finally {
    await connection.close();
  }
}

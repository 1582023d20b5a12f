import { randomUUID } from "node:crypto";
import { Client } from "pg";

export interface PrivateDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A database of its own on a server, so that suites that run at once never meet.
 *
 * @param template a database of that server to copy; nobody may be connected to it
 */
export async function createPrivateDatabase(serverUrl: string, template?: string): Promise<PrivateDatabase> {
  const name = `plaza_test_${randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}${template === undefined ? "" : ` template ${template}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

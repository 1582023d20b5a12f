import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

export interface PrivateDatabase {
  readonly name: string;
  readonly url: string;
  /** Runs a statement by hand, past every platform. */
  run(statement: string): Promise<void>;
  drop(): Promise<void>;
}

/**
 * A database of its own on a server, so that suites that run at once never meet.
 *
 * @param template a database of that server to copy; nobody may be connected to it
 */
export async function createPrivateDatabase(serverUrl: string, template?: string): Promise<PrivateDatabase> {
  const name = `plaza_test_${randomUUID().replaceAll("-", "")}`;
  const run = (statement: string): Promise<void> => runOn(serverUrl, statement);
  await run(`create database ${name}${template === undefined ? "" : ` template ${template}`}`);
  // What a crash of the server would cost is not what tests are about, and it is gone after them anyway.
  await run(`alter database ${name} set synchronous_commit = off`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    run: (statement) => runOn(url.href, statement),
    drop: () => dropDatabase(serverUrl, name),
  };
}

/** Far longer than it takes to leave where nothing else runs. */
const leavingMs = 20_000;
const lookMs = 20;

/**
 * A pool has ended before its connections are closed, and what is cut off meanwhile is an error that nobody waits for. Only
 * those who stay are cut off.
 */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const connected = async (): Promise<boolean> => {
      const { rowCount } = await client.query("select 1 from pg_stat_activity where datname = $1 limit 1", [name]);
      return rowCount !== 0;
    };
    for (let waited = 0; waited < leavingMs && (await connected()); waited += lookMs) await pause(lookMs);
    await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}

async function runOn(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

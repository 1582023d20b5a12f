import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Client } from "pg";
import { type Connection, connect } from "../../store/database.ts";
import { createPrivateDatabase, type PrivateDatabase } from "../../../test-support/private-database.ts";
import { testRedis } from "../../../test-support/redis.ts";
import { connectRedis } from "../redis/connect-redis.ts";
import { type Events, type EventTransport, type Hearing, openEvents, type OpenTransport } from "./events.ts";
import { redisTransport } from "./transports.ts";
import { storeChannel, storeTransport } from "./transports.ts";
import { endTest } from "../../../test-support/end-test.ts";

declare module "./events.ts" {
  interface PlatformEvents {
    readonly tested: unknown;
  }
}

const server = process.env["TEST_DATABASE_URL"] ?? "";
const redis = testRedis();

/** What an adapter runs on. */
interface Engine {
  readonly transport: OpenTransport;
  /** Breaks the connections of listeners; null where there are none that could break. */
  readonly breakConnections: (() => Promise<void>) | null;
  readonly close: () => Promise<void>;
}

const adapters: readonly { readonly adapter: string; readonly open: () => Promise<Engine> }[] = [
  { adapter: "PGlite", open: openEmbeddedEngine },
  ...(server === "" ? [] : [{ adapter: "PostgreSQL", open: openServerEngine }]),
  ...(redis === null ? [] : [{ adapter: "Redis", open: openRedisEngine }]),
];

async function openEmbeddedEngine(): Promise<Engine> {
  const connection = await connect({ directory: null }, endTest);
  return { transport: storeTransport(connection), breakConnections: null, close: () => connection.close() };
}

async function openServerEngine(): Promise<Engine> {
  const database = await createPrivateDatabase(server);
  const connection = await connect({ url: database.url }, endTest);
  return {
    transport: storeTransport(connection),
    breakConnections: () => breakListeners(database, connection),
    close: async () => {
      await connection.close();
      await database.drop();
    },
  };
}

async function breakListeners({ name }: PrivateDatabase, { pool }: Connection): Promise<void> {
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'listen %'",
    [name],
  );
}

async function openRedisEngine(): Promise<Engine> {
  if (redis === null) throw new Error("There is no Redis");
  const operator = await connectRedis(redis, endTest);
  return {
    transport: redisTransport(redis),
    breakConnections: async () => {
      const clients = String(await operator.call("CLIENT", "LIST", "TYPE", "PUBSUB")).split("\n");
      const ours = clients.filter((client) => client.includes(` name=${redis.prefix} `));
      for (const client of ours) await operator.call("CLIENT", "KILL", "ID", /^id=(\d+)/.exec(client)?.[1] ?? "");
    },
    close: async () => operator.disconnect(),
  };
}

describe.each(adapters)("events over $adapter", ({ open }) => {
  let engine: Engine;
  const opened: Events[] = [];
  beforeAll(async () => {
    engine = await open();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((events) => events.close()));
  });
  afterAll(() => engine.close());

  /** The events of a node, and what it has heard. */
  async function node(onError: (error: unknown) => void = () => {}) {
    const events = await openEvents({ store: engine.transport, shared: null, onError });
    opened.push(events);
    const heard: unknown[] = [];
    const stop = events.subscribe("tested", (payload) => heard.push(payload));
    return { events, heard, stop };
  }

  test("events reach all nodes, the one that tells of them included, in their order", async () => {
    const [first, second] = [await node(), await node()];
    const published = [1, "two", { three: "三" }, null, ["x".repeat(5000)]];
    for (const payload of published) await first.events.publish("tested", payload);
    for (const { heard } of [first, second]) await expect.poll(() => heard).toEqual(published);
  });

  test("events reach no longer who has ended it", async () => {
    const [first, second] = [await node(), await node()];
    second.stop();
    await first.events.publish("tested", 1);
    await expect.poll(() => first.heard).toEqual([1]);
    expect(second.heard).toEqual([]);
  });

  test("events reach everybody, although a listener fails", async () => {
    const errors: unknown[] = [];
    const { events } = await node((error) => errors.push(error));
    events.subscribe("tested", () => endTest(new Error("no")));
    const heard: unknown[] = [];
    events.subscribe("tested", (payload) => heard.push(payload));
    await events.publish("tested", 1);
    await expect.poll(() => heard).toEqual([1]);
    expect(errors).toEqual([new Error("no")]);
  });

  test("events that are too long are reported and not sent", async () => {
    const errors: unknown[] = [];
    const { events, heard } = await node((error) => errors.push(error));
    await events.publish("tested", "字".repeat(3000));
    await events.publish("tested", "short");
    await expect.poll(() => heard).toEqual(["short"]);
    expect(errors).toEqual([new Error('The event "tested" is too long')]);
  });

  test("events that were missed are made known once they can be heard again", async (context) => {
    const { breakConnections } = engine;
    context.skip(breakConnections === null, "one process has no connection that could break");
    const { events, heard } = await node();
    let gaps = 0;
    events.onGap(() => (gaps += 1));
    await breakConnections?.();
    await expect.poll(() => gaps).toBe(1);
    await events.publish("tested", "after");
    await expect.poll(() => heard).toEqual(["after"]);
  });
});

describe.runIf(server !== "")("events of a store that nobody asked a node for", () => {
  test("events that the store tells by SQL are heard, and what is no event is reported", async () => {
    const database = await createPrivateDatabase(server);
    const connection = await connect({ url: database.url }, endTest);
    const errors: unknown[] = [];
    const shared = redis === null ? silence : redisTransport(redis);
    const events = await openEvents({
      store: storeTransport(connection),
      shared,
      onError: (error) => errors.push(error),
    });
    const heard: unknown[] = [];
    events.subscribe("tested", (payload) => heard.push(payload));
    const operator = new Client({ connectionString: database.url });
    await operator.connect();
    for (const message of ["rubbish", "[]", '{"topic":7}', '{"topic":"tested","payload":"by hand"}'])
      await operator.query("select pg_notify($1, $2)", [storeChannel, message]);
    await operator.end();
    await expect.poll(() => heard).toEqual(["by hand"]);
    expect(errors).toHaveLength(3);
    await events.close();
    await connection.close();
    await database.drop();
  });
});

/** Carries nothing. */
async function silence(_hearing: Hearing): Promise<EventTransport> {
  return { send: async () => {}, close: async () => {} };
}

test("events over a Redis that is not there are refused with a sentence", async () => {
  const nowhere = redisTransport({ url: "redis://127.0.0.1:1", prefix: "plaza:" });
  const store = () => silence({ onMessage: () => {}, onGap: () => {}, onError: endTest });
  const opening = openEvents({ store, shared: nowhere, onError: endTest });
  await expect(opening).rejects.toThrow("Redis cannot be reached: connect ECONNREFUSED 127.0.0.1:1");
});

import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { warningOfNode } from "@plaza/http-server";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { readStoreLocation } from "./config.ts";
import { openStore } from "./platform/store/open-store.ts";
import { marketplace } from "@plaza/demo-marketplace";
import { ask, recordOf } from "./test-support/ask.ts";
import { layFilledStore } from "./test-support/filled-store.ts";
import { createPrivateDatabase } from "./test-support/private-database.ts";
import { spawnBackend, type SpawnedBackend } from "./test-support/spawn-backend.ts";
import journal from "../drizzle/meta/_journal.json" with { type: "json" };
import { noImage } from "./test-support/no-image.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";

describe("process", () => {
  let directory = "";
  const started: SpawnedBackend[] = [];
  const start = async (environment: Readonly<Record<string, string>> = {}) => {
    const backend = await spawnBackend({ DATA_DIR: directory, ...environment });
    started.push(backend);
    return backend;
  };
  const views = async (url: string | null) =>
    Number(recordOf((await ask(url ?? "", "goods/getGoodsDetail?goods_id=1")).data)["clicks"]);

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "plaza-backend-"));
    await layFilledStore("demo", join(directory, "pglite"));
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((backend) => backend.stop("SIGKILL")));
    await rm(directory, { recursive: true, force: true });
  });

  test("the process keeps its data over a stop and over a crash, and has its directory to itself", async () => {
    const first = await start();
    const seen = await views(first.url);

    const second = await start();
    expect([second.url, await second.ended()]).toEqual([null, 1]);
    expect(second.errors()).toBe(
      `plaza backend: The data directory ${directory} is in use by process ${first.process.pid}\n`,
    );

    // Counted a moment ago and not written yet: a graceful stop does.
    expect(await first.stop("SIGTERM")).toBe(0);
    expect((await readdir(directory)).toSorted()).toEqual(["pglite", "product-search"]);

    const third = await start();
    expect(await views(third.url)).toBe(seen + 1);
    // A crash costs the views of the last seconds, and nothing else.
    await third.stop("SIGKILL");
    const fourth = await start();
    expect(await views(fourth.url)).toBe(seen + 1);
    expect(await fourth.stop("SIGINT")).toBe(0);
    expect(fourth.errors()).toBe("");
  });

  test("the process finishes what it is answering before it stops", async () => {
    const backend = await start();
    // Composing an image takes a while.
    const images = [1, 2, 3, 4].map(
      (number) => `${backend.url}/uploads/demo/products/home-harbour-sofa-${number}.webp`,
    );
    const asked = images.map(async (image) => (await fetch(image)).status);
    const answers = Promise.all(asked);
    // With the first answer the other questions have arrived, too.
    await Promise.race(asked);
    const stopped = backend.stop("SIGTERM");
    expect(await answers).toEqual([200, 200, 200, 200]);
    expect(await stopped).toBe(0);
  });

  test("the process says in one line why it cannot start", async () => {
    const running = await start();
    const port = new URL(running.url ?? "").port;
    await layFilledStore("demo", join(directory, "other", "pglite"));
    const unreachable = "postgres://nobody@127.0.0.1:1/none";
    const cases = [
      [{ DATA_DIR: join(directory, "other"), PORT: port }, `address already in use 127.0.0.1:${port}`],
      [
        { PORT: "http", PLAZA_MODE: "demon" },
        'PORT must be a whole number from 0 to 65535, not "http"; PLAZA_MODE must be demo',
      ],
      [
        { NODE_ENV: "production", HOST: "0.0.0.0", DATABASE_URL: unreachable },
        "say PLAZA_MODE=production, or PLAZA_MODE=demo (public passwords, play money), " +
          "because DATABASE_URL is set and NODE_ENV is production and HOST is 0.0.0.0",
      ],
      [{ DATABASE_URL: unreachable, PLAZA_MODE: "production" }, "The database cannot be reached: connect ECONNREFUSED"],
      [
        { DATA_DIR: join(directory, "other"), REDIS_URL: "redis://127.0.0.1:1" },
        "Redis cannot be reached: connect ECONNREFUSED",
      ],
      [
        { DATA_DIR: join(directory, "other"), UPLOADS_URL: "http://key:secret@127.0.0.1:1/plaza" },
        'The bucket "plaza" of the uploads cannot be reached: connect ECONNREFUSED',
      ],
    ] as const;
    for (const [environment, reason] of cases) {
      const failed = await start(environment);
      expect(await failed.ended()).toBe(1);
      expect(failed.errors()).toMatch(/^plaza backend: [^\n]+\n$/);
      expect(failed.errors()).toContain(reason);
    }
  });

  test("the process says what failed without what it was asked to keep", async () => {
    const store = await openStore(readStoreLocation({ DATA_DIR: directory }));
    await store.connection.pool.query("alter table secrets add constraint full_up check (false) not valid");
    await store.close();
    const failed = await start();
    expect(await failed.ended()).toBe(1);
    expect(failed.errors()).toMatch(/^plaza backend: [^\n]+\n$/);
    expect(failed.errors()).toContain('violates check constraint "full_up": insert into "secrets"');
    expect(failed.errors()).not.toContain("params");
  });

  test("the process answers a demo that nobody has asked for to this machine alone, whoever is before it", async () => {
    const statusFor = async ({ url }: SpawnedBackend, address: string) =>
      (await fetch(`${url}/api/index/config`, { headers: { "x-forwarded-for": address } })).status;
    const unasked = await start();
    const addresses = ["127.0.0.1", "::1", "::ffff:127.0.0.1", "192.0.2.7", "2001:db8::7", "192.0.2.7, 127.0.0.1"];
    expect(await Promise.all(addresses.map((address) => statusFor(unasked, address)))).toEqual([
      200, 200, 200, 403, 403, 403,
    ]);
    expect(await ask(unasked.url ?? "", "index/config")).toMatchObject({ code: 1 });
    await unasked.stop("SIGTERM");
    expect(await statusFor(await start({ PLAZA_MODE: "demo" }), "192.0.2.7")).toBe(200);
  });

  test("the process starts with empty shelves in production", async () => {
    const settings = { DATA_DIR: join(directory, "new"), DESK_ORIGIN: "https://desk.example" };
    const backend = await start({ PLAZA_MODE: "production", ...settings });
    // What its operator should know.
    expect(backend.output()).toContain("INVALIDATION_TOKEN is not set: storefronts show what merchants change");
    expect(backend.output()).toContain(warningOfNode(process.versions.node) ?? "");
    expect(await ask(backend.url ?? "", "pc/goodsList")).toMatchObject({ code: 1, data: { list: [], count: 0 } });
    expect(await ask(backend.url ?? "", "index/index")).toMatchObject({ code: 1, data: { hots: [], shop_lists: [] } });
    expect((await fetch(`${backend.url}/uploads/demo/places/welcome.webp`)).status).toBe(404);
    // Nor does it say who could try it, or have codes that lead nowhere.
    const { data: configuration } = await ask(backend.url ?? "", "index/config");
    expect(Object.keys(recordOf(configuration))).not.toContain("demo_customers");
    expect(await ask(backend.url ?? "", "pc/commonData")).toMatchObject({
      data: { oa_qr_code: noImage, mnp_qr_code: noImage },
    });
    // Nobody pays with play money here.
    for (const path of ["/sandbox/alipay", "/sandbox/wechat/1"]) {
      const body = new URLSearchParams({ choice: "pay" });
      expect((await fetch(`${backend.url}${path}`, { method: "POST", body })).status).toBe(404);
      expect(await (await fetch(`${backend.url}/api/pay/notify/alipay`, { method: "POST", body })).text()).toBe("fail");
    }
    expect(await ask(backend.url ?? "", "policy/service")).toMatchObject({ code: 1, data: { content: "" } });
    const request = { body: { mobile: "13800138000", key: "YZMDL" }, language: "en" } as const;
    expect(await ask(backend.url ?? "", "sms/send", request)).toMatchObject({
      code: 0,
      msg: "Text messages cannot be sent at the moment",
    });
    expect(await (await fetch(`${backend.url}/healthz`)).json()).toEqual({ status: "ok" });
    // Whether it has read all products, too, is said once it has.
    await expect.poll(async () => (await fetch(`${backend.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    // Whoever reads its output makes the first operator. The code is there once, however often it is used.
    const line =
      /^No operator yet\. Make the first one within 15 minutes at https:\/\/desk\.example\/first-operator#(\S+)$/m;
    await expect.poll(() => backend.output()).toMatch(line);
    const code = line.exec(backend.output())?.[1] ?? "";
    expect(await ask(backend.url ?? "", "../deskapi/first_operator/check", { body: { code } })).toMatchObject({
      code: 1,
    });
    const wrong = { body: { code: "aaaa-bbbb-cccc-dddd" } };
    expect(await ask(backend.url ?? "", "../deskapi/first_operator/check", wrong)).toMatchObject({ code: 0 });
    await expect.poll(() => backend.output()).toContain("a code for the first operator was wrong");
    expect([backend.output().split(code).length, backend.output().includes("aaaa-bbbb")]).toEqual([2, false]);
  });

  test("the process does not start in production on a store that a demo has filled, until the demo was left", async () => {
    const production = { PLAZA_MODE: "production", NODE_ENV: "production" };
    expect(await (await start()).stop("SIGTERM")).toBe(0);
    const rejected = await start(production);
    expect([rejected.url, await rejected.ended()]).toEqual([null, 1]);
    const agents = 2 * (1 + marketplace.shops.length);
    expect(rejected.errors()).toBe(
      "plaza backend: A demo has left this store with 2 customers whose password is public, ¥100000.00 of play money, " +
        `1 open sandbox payment, ${agents} customer-service agents of a demo. ` +
        "Production does not start on it: `npm run --silent backend -- leave-demo` clears that away, " +
        "or let DATABASE_URL or DATA_DIR name another store\n",
    );

    const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
    const env = { PATH: process.env["PATH"], DATA_DIR: directory, ...production };
    const { stdout } = await promisify(execFile)(process.execPath, [cli, "leave-demo"], { env });
    expect(stdout).toContain("Took back ¥100000.00 of play money\n");

    const backend = await start(production);
    expect(recordOf((await ask(backend.url ?? "", "pc/goodsList")).data)["count"]).toBeGreaterThan(100);
    const body = { mobile: "13800138000", password: "plaza2026", client: 5 };
    expect(await ask(backend.url ?? "", "account/login", { body })).toMatchObject({ code: 0 });
  });

  test.skipIf(server === "")(
    "the process fills a new server's store once, however many nodes start on it",
    async () => {
      const database = await createPrivateDatabase(server);
      try {
        const environment = { DATABASE_URL: database.url, PLAZA_MODE: "demo" };
        const nodes = await Promise.all([1, 2, 3].map(() => start(environment)));
        const lists = await Promise.all(nodes.map(({ url }) => ask(url ?? "", "pc/goodsList?page_size=100")));
        expect(new Set(lists.map(({ data }) => recordOf(data)["count"])).size).toBe(1);
        const client = new Client({ connectionString: database.url });
        await client.connect();
        const { rows } = await client.query(`select
        (select count(*)::integer from shops) as shops,
        (select count(*)::integer from drizzle.__drizzle_migrations) as migrations`);
        await client.end();
        expect(rows).toEqual([{ shops: 10, migrations: journal.entries.length }]);
        expect(await Promise.all(nodes.map((node) => node.stop("SIGTERM")))).toEqual([0, 0, 0]);
      } finally {
        await database.drop();
      }
    },
  );

  const template = inject("demoTemplate");
  test.skipIf(server === "" || template === null)(
    "the process ends a statement of a call that takes longer than it is told, and goes on",
    async () => {
      const database = await createPrivateDatabase(server, template ?? undefined);
      const client = new Client({ connectionString: database.url });
      try {
        const environment = { DATABASE_URL: database.url, PLAZA_MODE: "demo", STATEMENT_SECONDS: "1" };
        const { url } = await start(environment);
        const search = (text: string) => ask(url ?? "", `pc/goodsList?name=${text}`, { language: "en" });
        // On a busy machine the first search may take longer than a statement may: it reads all products.
        await expect.poll(() => search("teapot")).toMatchObject({ status: 200, code: 1 });
        await client.connect();
        await client.query("begin");
        await client.query("lock table catalog_changes");
        expect(await search("sofa")).toMatchObject({
          status: 503,
          code: 0,
          msg: "There is a lot going on right now; please try again in a moment",
        });
        await client.query("rollback");
        await expect.poll(() => search("sofa")).toMatchObject({ status: 200, code: 1 });
      } finally {
        await client.end();
        await Promise.all(started.splice(0).map((backend) => backend.stop("SIGKILL")));
        await database.drop();
      }
    },
  );
});

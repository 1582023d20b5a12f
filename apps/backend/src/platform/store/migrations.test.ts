import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDocument } from "../../catalogue/home/read-document.ts";
import { createPrivateDatabase } from "../../test-support/private-database.ts";
import { type Connection, connect } from "./database.ts";
import { migrationsFolder, prepareStore } from "./migrate.ts";

// drizzle-kit adds it to every list, and other files' tests share this process: a reader of PDFs refuses to run then.
Reflect.deleteProperty(Array.prototype, "random");

const server = process.env["TEST_DATABASE_URL"] ?? "";
const migrations = readMigrationFiles({ migrationsFolder });
type Snapshot = ReturnType<typeof generateDrizzleJson>;
/** When the last two migrations were made that the baseline stands for. */
const [secondLast, last] = [1_795_831_842_525, 1_795_836_169_518];

test("the migrations make all that the schema says, and nothing else", async () => {
  const folder = fileURLToPath(new URL("schema/", import.meta.url));
  const modules = await Promise.all(
    (await readdir(folder)).map((name) => import(join(folder, name)) as Promise<object>),
  );
  const schema = Object.fromEntries(
    modules.flatMap(Object.entries).map(([name, value]: [string, unknown], index) => [`${name}${index}`, value]),
  );
  const snapshots = (await readdir(join(migrationsFolder, "meta"))).filter((name) => name.endsWith("_snapshot.json"));
  const snapshot = snapshots.toSorted().at(-1) ?? "";
  const migrated = JSON.parse(await readFile(join(migrationsFolder, "meta", snapshot), "utf8")) as Snapshot;
  expect(await generateMigration(migrated, generateDrizzleJson(schema))).toEqual([]);
});

/** Rows that a store had before a migration, and what all migrations make of them. */
interface OldRows {
  readonly title: string;
  /** The first migration that the store has not run. */
  readonly before: string;
  readonly statements: readonly string[];
  readonly expectMigrated: (pool: Connection["pool"]) => Promise<void>;
}

/** In the order of the migrations: one store runs them all, as one that is brought up to date from the first version does. */
const oldRows: readonly OldRows[] = [
  {
    title: "a payment keeps what it is for, of whatever kind that is",
    before: "0001_payment_subjects",
    statements: [
      `
        set session_replication_role = replica;
        insert into payments (number, customer_id, method, amount, target, state, created_at) values
          ('1', 1, 'alipay', 100, 'order:12', 'paid', now()),
          ('2', 1, 'wechat', 200, 'trade:7', 'pending', now()),
          ('3', 1, 'balance', 300, 'recharge:3', 'superseded', now());
        reset session_replication_role`,
    ],
    expectMigrated: async (pool) => {
      const { rows } = await pool.query("select number, subject_kind, subject_id from payments order by id");
      expect(rows).toEqual([
        { number: "1", subject_kind: "order", subject_id: 12 },
        { number: "2", subject_kind: "checkout", subject_id: 7 },
        { number: "3", subject_kind: "topUp", subject_id: 3 },
      ]);
    },
  },
  {
    title: "a policy becomes its first version, in the languages that it was written in",
    before: "0004_policy_versions",
    statements: [
      `
        insert into policies (key, content, translations) values
          ('service', '<p>服务</p>', '{"en": {"content": "<p>Service</p>"}, "ja": {"content": ""}, "ko": {}}'),
          ('privacy', '<p>Privacy</p>', '{"zh": {"content": "<p>隐私</p>"}}'),
          ('aftersale', '', '{"en": {"content": "<p>Returns</p>"}}'),
          ('merchant', '', '{}')`,
    ],
    expectMigrated: async (pool) => {
      const { rows } = await pool.query("select key, version, texts, published_by from policy_versions order by key");
      expect(rows).toEqual([
        { key: "aftersale", version: 1, texts: { en: "<p>Returns</p>" }, published_by: null },
        { key: "privacy", version: 1, texts: { zh: "<p>隐私</p>" }, published_by: null },
        { key: "service", version: 1, texts: { zh: "<p>服务</p>", en: "<p>Service</p>" }, published_by: null },
      ]);
      expect((await pool.query("select * from policies")).rows).toEqual([]);
    },
  },
  {
    title: "articles have been published once, in the languages that their rows have them in, with the answers counted",
    before: "0015_articles",
    statements: [
      `
        insert into article_categories (id, kind, name) values (3, 'help', 'H'), (4, 'news', 'N');
        insert into articles (id, category_id, title, intro, body, translations, is_announcement, position, updated_at) values
          (1, 3, '标题', '', '<p>文</p>', '{"en": {"title": "Title", "body": "<p>Text</p>"}}', false, 2, '2026-01-02T03:04:05Z'),
          (2, 4, 'Only', '', 'only', '{"en": {"title": "Only", "body": "only"}}', true, 1, '2026-01-02T03:04:05Z');
        insert into article_feedback (article_id, visitor_key, has_helped) values (1, 'a', true), (1, 'b', false), (1, 'c', false)`,
    ],
    expectMigrated: async (pool) => {
      const { rows } = await pool.query(
        "select id, version, titles, helped, not_helped, changed_at = updated_at as kept from articles order by id",
      );
      expect(rows).toEqual([
        { id: 1, version: 1, titles: "标题\ntitle", helped: 1, not_helped: 2, kept: true },
        { id: 2, version: 1, titles: "only\nonly", helped: 0, not_helped: 0, kept: true },
      ]);
      const versions = await pool.query(
        "select article_id, version, contents, published_by from article_versions order by 1",
      );
      const times = { shownFrom: null, shownUntil: null, tickerFrom: null, tickerUntil: null, image: null };
      expect(versions.rows).toEqual([
        {
          article_id: 1,
          version: 1,
          published_by: null,
          contents: {
            ...times,
            categoryId: 3,
            position: 2,
            isAnnouncement: false,
            texts: {
              zh: { title: "标题", intro: "", body: "<p>文</p>" },
              en: { title: "Title", intro: "", body: "<p>Text</p>" },
            },
          },
        },
        {
          article_id: 2,
          version: 1,
          published_by: null,
          contents: {
            ...times,
            categoryId: 4,
            position: 1,
            isAnnouncement: true,
            texts: { en: { title: "Only", intro: "", body: "only" } },
          },
        },
      ]);
      const categories = await pool.query("select position from article_categories order by id");
      expect(categories.rows).toEqual([{ position: 3 }, { position: 4 }]);
    },
  },
  {
    title: "brands whose names are equal become one, with their products, and their filters lead there",
    before: "0016_catalogue",
    statements: [
      `
        insert into brands (id, name) values (1, 'Halden'), (2, 'HALDEN'), (3, 'Ombra'), (4, 'Ｈalden ');
        set session_replication_role = replica;
        insert into products (id, shop_id, first_category_id, price, brand_id) values
          (1, 1, 1, 100, 1), (2, 1, 1, 100, 2), (3, 1, 1, 100, 3), (4, 1, 1, 100, 4), (5, 1, 1, 100, null);
        set session_replication_role = default`,
    ],
    expectMigrated: async (pool) => {
      const { rows } = await pool.query("select brand_id from products where id < 10 order by id");
      expect(rows.map((row: { readonly brand_id: number | null }) => row.brand_id)).toEqual([1, 1, 3, 1, null]);
      expect((await pool.query("select id, name, key from brands order by id")).rows).toEqual([
        { id: 1, name: "Halden", key: "halden" },
        { id: 3, name: "Ombra", key: "ombra" },
      ]);
      expect(
        (await pool.query("select kind, former_id, current_id from moved_addresses order by former_id")).rows,
      ).toEqual([
        { kind: "brand", former_id: 2, current_id: 1 },
        { kind: "brand", former_id: 4, current_id: 1 },
      ]);
    },
  },
  {
    title: "banners and columns become the first version of home, which the decoder takes as it is",
    before: "0017_home",
    statements: [
      `
        set session_replication_role = replica;
        insert into banners (id, place, terminal, picture, title, translations, link_kind, link, product_id, position, is_enabled, deleted_at) values
          (1, 23, 2, 'a.webp', '茶', '{"en": {"title": "Tea"}, "ja": {"title": ""}}', 'none', '', null, 2, true, null),
          (2, 23, 2, 'b.webp', 'Tea', '{"en": {"title": "Tea"}}', 'product', '', 7, 1, false, null),
          (3, 23, 2, 'gone.webp', '', '{}', 'none', '', null, 1, true, now()),
          (4, 25, 2, 'c.webp', '', '{}', 'page', '/category', null, 0, true, null),
          (5, 7, 1, 'd.webp', '', '{}', 'custom', 'https://shop.example/', null, 0, true, null);
        insert into product_columns (id, name, remark, translations, position, is_enabled) values
          (4, '新品', '', '{"en": {"name": "New"}}', 2, true), (9, '旧', '', '{}', 1, false);
        insert into product_column_items (column_id, product_id) values (4, 12), (4, 3);
        reset session_replication_role`,
    ],
    expectMigrated: async (pool) => {
      const { rows } = await pool.query("select version, document, begins_at, published_by from home_versions");
      const [{ document, ...version } = { document: null }] = rows as { document: unknown }[];
      expect(version).toEqual({ version: 1, begins_at: new Date(0), published_by: null });
      expect(readDocument(document)).toEqual(document);
      const timed = { isShown: true, from: null, until: null };
      const none = { eyebrow: {}, title: {}, line: {}, action: {}, alt: {}, images: {}, focus: { x: 80, y: 50 } };
      const column = { isShown: true, remark: {} };
      const hand = { by: "hand", order: "sales" };
      expect(document).toEqual({
        blocks: [
          {
            ...timed,
            key: "carousel",
            kind: "carousel",
            pictures: [
              {
                ...none,
                key: "p2",
                isShown: false,
                image: "b.webp",
                title: { en: "Tea" },
                target: { kind: "product", id: 7 },
              },
              { ...none, key: "p1", isShown: true, image: "a.webp", title: { en: "Tea", zh: "茶" }, target: null },
            ],
          },
          { ...timed, key: "areas", kind: "areas", areaIds: null },
          { ...timed, key: "flash-sale", kind: "flashSale" },
          { ...timed, key: "rankings", kind: "rankings", lists: ["hot", "new"] },
          { ...timed, key: "shops", kind: "shops", shopIds: null },
          {
            ...timed,
            key: "columns",
            kind: "columns",
            columns: [
              { ...column, id: 9, isShown: false, name: { zh: "旧" }, choice: { ...hand, productIds: [] } },
              { ...column, id: 4, name: { en: "New", zh: "新品" }, choice: { ...hand, productIds: [3, 12] } },
            ],
          },
        ],
        slots: [
          {
            ...timed,
            key: "slot-2-25",
            positionId: 25,
            terminal: 2,
            pictures: [
              { ...none, key: "p4", isShown: true, image: "c.webp", target: { kind: "page", path: "/category" } },
            ],
          },
          {
            ...timed,
            key: "slot-1-7",
            positionId: 7,
            terminal: 1,
            pictures: [
              {
                ...none,
                key: "p5",
                isShown: true,
                image: "d.webp",
                target: { kind: "address", url: "https://shop.example/" },
              },
            ],
          },
        ],
      });
      const drafts = await pool.query("select revision, document, last_column_id from home_drafts");
      expect(drafts.rows).toEqual([{ revision: 1, document: null, last_column_id: 9 }]);
    },
  },
  {
    title: "a product that was not approved waits for an operator, unless it is taken down or deleted",
    before: "0021_product_approvals",
    statements: [
      `
        insert into shops (id, name) values (4, 'Hearth');
        insert into categories (id, level, name) values (1, 1, 'Home');
        set session_replication_role = replica;
        insert into products (id, shop_id, first_category_id, price, is_approved, deleted_at) values
          (11, 4, 1, 100, true, null), (12, 4, 1, 100, false, null), (13, 4, 1, 100, false, null), (14, 4, 1, 100, false, now());
        insert into product_takedowns (product_id, shop_id, grounds, taken_down_at) values (13, 4, 'Forged', now());
        reset session_replication_role`,
    ],
    expectMigrated: async (pool) => {
      const { rows } = await pool.query("select product_id, shop_id, refused_at, approved from product_approvals");
      expect(rows).toEqual([{ product_id: 12, shop_id: 4, refused_at: null, approved: null }]);
      expect((await pool.query("select product_approval from shops")).rows).toEqual([{ product_approval: "setting" }]);
    },
  },
  {
    title: "whoever has a member level has been given it, and levels stand in the order in which they were made",
    before: "0022_member_levels",
    statements: [
      "insert into member_levels (id, name, price_share) values (1, 'Silver', 9500), (2, 'Gold', 9000)",
      `insert into customers (id, number, nickname, invite_code, level_id)
        values (1, '10000001', 'Lin', 'A', 2), (2, '10000002', 'Mo', 'B', null)`,
    ],
    expectMigrated: async (pool) => {
      const levels = await pool.query("select id, position, turnover_from, deleted_at from member_levels order by id");
      expect(levels.rows).toEqual([
        { id: 1, position: 1, turnover_from: null, deleted_at: null },
        { id: 2, position: 2, turnover_from: null, deleted_at: null },
      ]);
      const customers = await pool.query("select id, level_id, given_level_id from customers order by id");
      expect(customers.rows).toEqual([
        { id: 1, level_id: 2, given_level_id: 2 },
        { id: 2, level_id: null, given_level_id: null },
      ]);
    },
  },
];

describe.each(["PGlite", ...(server === "" ? [] : ["PostgreSQL"])])("migrations on %s", (engine) => {
  test("a new store gets all migrations, and none of them a second time", async () => {
    await inEmptyStore(engine, async (connection) => {
      await prepareStore(connection, async () => {});
      const recorded = await recordedIn(connection);
      expect(recorded).toEqual(migrations.map(({ folderMillis }) => folderMillis));
      await prepareStore(connection, async () => {});
      expect(await recordedIn(connection)).toEqual(recorded);
    });
  });

  test("a store with the last migration before the baseline is taken over with all that is in it", async () => {
    await inEmptyStore(engine, async (connection) => {
      await migrateUntil("0001_payment_subjects", connection);
      await record(connection, [secondLast, last]);
      await connection.pool.query("insert into settings (key, value) values ('shopName', 'Corner')");
      await prepareStore(connection, async () => {});
      const later = migrations.slice(1).map(({ folderMillis }) => folderMillis);
      expect(await recordedIn(connection)).toEqual([secondLast, last, ...later]);
      const { rows } = await connection.pool.query("select key, value from settings");
      expect(rows).toEqual([{ key: "shopName", value: "Corner" }]);
    });
  });

  test("an older store is refused with the version that brings it up to date, and stays as it is", async () => {
    await inEmptyStore(engine, async (connection) => {
      await migrateUntil("0001_payment_subjects", connection);
      await record(connection, [secondLast]);
      let isFilled = false;
      const prepared = prepareStore(connection, async () => {
        isFilled = true;
      });
      await expect(prepared).rejects.toThrow(
        /^This store is too old for this version: its last migration is of 2026-11-28T02:10:42\.525Z\. Start version [0-9a-f]{8} of Plaza once with it, /,
      );
      expect([isFilled, await recordedIn(connection)]).toEqual([false, [secondLast]]);
    });
  });

  describe("a store that runs all migrations with rows in it", () => {
    let store: Awaited<ReturnType<typeof openEmptyStore>>;
    beforeAll(async () => {
      store = await openEmptyStore(engine);
      for (const { before, statements } of oldRows) {
        await migrateUntil(before, store.connection);
        for (const statement of statements) await store.connection.pool.query(statement);
      }
      await prepareStore(store.connection, async () => {});
    });
    afterAll(() => store.close());

    for (const { title, expectMigrated } of oldRows) test(title, () => expectMigrated(store.connection.pool));
  });
});

async function inEmptyStore(engine: string, run: (connection: Connection) => Promise<void>): Promise<void> {
  const { connection, close } = await openEmptyStore(engine);
  try {
    await run(connection);
  } finally {
    await close();
  }
}

async function openEmptyStore(
  engine: string,
): Promise<{ readonly connection: Connection; readonly close: () => Promise<void> }> {
  const database = engine === "PGlite" ? null : await createPrivateDatabase(server);
  const location = database === null ? { directory: null } : { url: database.url };
  const connection = await connect(location, (error) => process.emitWarning(error));
  return {
    connection,
    close: async () => {
      await connection.close();
      await database?.drop();
    },
  };
}

/** Runs the migrations that come before one. */
async function migrateUntil(tag: string, { db }: Connection): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "plaza-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const path = join(folder, "meta", "_journal.json");
    const journal = JSON.parse(await readFile(path, "utf8")) as { entries: { readonly tag: string }[] };
    const index = journal.entries.findIndex((entry) => entry.tag === tag);
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Makes a store look as if it had run migrations that were made at these moments, and no others. */
async function record({ pool }: Connection, moments: readonly number[]): Promise<void> {
  await pool.query("delete from drizzle.__drizzle_migrations");
  for (const moment of moments)
    await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('', $1)", [moment]);
}

async function recordedIn({ pool }: Connection): Promise<readonly number[]> {
  const { rows } = await pool.query<{ at: string }>(
    "select created_at as at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ at }) => Number(at));
}

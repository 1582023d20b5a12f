import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { describe, expect, test } from "vitest";
import { createPrivateDatabase } from "../../test-support/private-database.ts";
import { type Connection, connect } from "./database.ts";
import { openEmbedded } from "./embedded-database.ts";

const all = fileURLToPath(new URL("../../../drizzle", import.meta.url));

/** The migrations as they were before one of them came. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "plaza-migrations-"));
  await cp(all, folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as { readonly entries: readonly { readonly tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

test("accounts that differed only in their capitals are told apart by their ids, and one keeps its name", async () => {
  const before = await migrationsBefore("0043_accounts_in_any_letters");
  const { pool, engine } = await openEmbedded({ dump: null });
  try {
    const db = drizzle(pool);
    await migrate(db, { migrationsFolder: before });
    await pool.query(`insert into agents (id, account, nickname, password_hash, is_automatic, is_disabled, created_at) values
      (1, 'ANNA', 'A', null, true, false, now()),
      (2, 'aNNA', 'A', 'hash', false, true, now()),
      (3, 'Anna', 'A', 'hash', false, false, now()),
      (4, 'anna', 'A', 'hash', false, false, now()),
      (5, 'Ben', 'B', 'hash', false, false, now()),
      (6, '${"c".repeat(32)}', 'C', 'hash', false, false, now()),
      (7, '${"C".repeat(32)}', 'C', 'hash', false, false, now())`);
    await migrate(db, { migrationsFolder: all });
    const { rows } = await pool.query<{ account: string }>("select account from agents order by id");
    const accounts = rows.map(({ account }) => account);
    const long = ["c".repeat(32), `${"C".repeat(21)}-7`];
    expect(accounts).toEqual(["ANNA-1", "aNNA-2", "Anna", "anna-4", "Ben", ...long]);
  } finally {
    await pool.end();
    await engine.close();
    await rm(before, { recursive: true });
  }
});

test("joined option values are taken apart where no value has a comma of its own", async () => {
  const before = await migrationsBefore("0046_option_values");
  const { pool, engine } = await openEmbedded({ dump: null });
  try {
    const db = drizzle(pool);
    await migrate(db, { migrationsFolder: before });
    await pool.query(`
      set session_replication_role = replica;
      insert into product_options (product_id, name, position) values (1, '颜色', 0), (1, '容量', 1), (2, '容量', 0);
      insert into order_lines (order_id, product_id, sku_id, name, quantity, regular_price, unit_price, amount, option_text, translations) values
        (1, 1, 1, '壶', 1, 1, 1, 1, '红,900 ml', '{"en": {"name": "Pot", "optionText": "Red,900 ml"}, "ja": {"name": "鉄瓶"}}'),
        (1, 1, 1, '壶', 1, 1, 1, 1, '红,2,000 ml', '{}'),
        (1, 2, 1, '壶', 1, 1, 1, 1, '900 ml', '{}'),
        (1, 3, 1, '壶', 1, 1, 1, 1, '', '{}');
      insert into reviews (product_id, sku_label, translations, nickname, product_stars, description_stars, service_stars, delivery_stars) values
        (1, '红,900 ml', '{"en": {"skuLabel": "Red,900 ml"}}', 'A', 5, 5, 5, 5),
        (2, '2,000 ml', '{}', 'A', 5, 5, 5, 5)`);
    await migrate(db, { migrationsFolder: all });
    const lines = await pool.query<{ values: unknown }>(
      'select option_values as "values" from order_lines order by id',
    );
    const taken = { original: ["红", "900 ml"], en: ["Red", "900 ml"] };
    expect(lines.rows.map(({ values }) => values)).toEqual([taken, {}, { original: ["900 ml"] }, {}]);
    const written = await pool.query<{ values: unknown }>('select option_values as "values" from reviews order by id');
    expect(written.rows.map(({ values }) => values)).toEqual([taken, {}]);
  } finally {
    await pool.end();
    await engine.close();
    await rm(before, { recursive: true });
  }
});

test("requests that a withdrawal has ended count as replaced, and those that were revoked as revoked", async () => {
  const before = await migrationsBefore("0048_replaced_requests");
  const { pool, engine } = await openEmbedded({ dump: null });
  try {
    const db = drizzle(pool);
    await migrate(db, { migrationsFolder: before });
    const [ended, other] = ["2026-11-20T04:00:00Z", "2026-11-19T04:00:00Z"];
    await pool.query(`
      set session_replication_role = replica;
      insert into after_sales (id, number, order_id, line_id, customer_id, shop_id, type, quantity, reason, amount, state, is_withdrawal, created_at) values
        (1, '1', 1, 1, 1, 1, 'return', 1, '', 1, 'revoked', false, '${other}'),
        (2, '2', 1, 1, 1, 1, 'return', 1, '', 1, 'revoked', false, '${other}'),
        (3, '3', 1, 1, 1, 1, 'return', 1, '', 1, 'toReturn', true, '${ended}');
      insert into after_sale_events (after_sale_id, "to", action, actor, created_at) values
        (1, 'revoked', 'revoke', 'customer', '${other}'),
        (2, 'revoked', 'revoke', 'customer', '${ended}'),
        (3, 'applied', 'apply', 'customer', '${ended}')`);
    await migrate(db, { migrationsFolder: all });
    const { rows } = await pool.query<{ action: string }>(
      "select action from after_sale_events order by after_sale_id",
    );
    expect(rows.map(({ action }) => action)).toEqual(["revoke", "replace", "apply"]);
  } finally {
    await pool.end();
    await engine.close();
    await rm(before, { recursive: true });
  }
});

const server = process.env["TEST_DATABASE_URL"] ?? "";

/** Runs the same on each engine that there is, in an empty store. */
async function inEmptyStore(engine: string, run: (connection: Connection) => Promise<void>): Promise<void> {
  const database = engine === "PGlite" ? null : await createPrivateDatabase(server);
  try {
    const location = database === null ? { dump: null } : { url: database.url };
    const connection = await connect(location, (error) => process.emitWarning(error));
    try {
      await run(connection);
    } finally {
      await connection.close();
    }
  } finally {
    await database?.drop();
  }
}

describe.each(["PGlite", ...(server === "" ? [] : ["PostgreSQL"])])("migrations on %s", (engine) => {
  test("a payment keeps what it is for, of whatever kind that is", async () => {
    const before = await migrationsBefore("0055_payment_subjects");
    try {
      await inEmptyStore(engine, async ({ db, pool }) => {
        await migrate(db, { migrationsFolder: before });
        await pool.query(`
          set session_replication_role = replica;
          insert into payments (number, customer_id, method, amount, target, state, created_at) values
            ('1', 1, 'alipay', 100, 'order:12', 'paid', now()),
            ('2', 1, 'wechat', 200, 'trade:7', 'pending', now()),
            ('3', 1, 'balance', 300, 'recharge:3', 'superseded', now());
          reset session_replication_role`);
        await migrate(db, { migrationsFolder: all });
        const { rows } = await pool.query("select number, subject_kind, subject_id from payments order by id");
        expect(rows).toEqual([
          { number: "1", subject_kind: "order", subject_id: 12 },
          { number: "2", subject_kind: "checkout", subject_id: 7 },
          { number: "3", subject_kind: "topUp", subject_id: 3 },
        ]);
      });
    } finally {
      await rm(before, { recursive: true });
    }
  });
});

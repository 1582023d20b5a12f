import { expect, test } from "vitest";
import { eq, sql } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { closeSession, customerOfToken, openSession } from "./session.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { sessions } from "../../platform/store/schema/authentication.ts";

const oneHour = 60 * 60 * 1000;
const now = new Date("2026-11-20T04:00:00Z");
const later = (hours: number): Date => new Date(now.getTime() + hours * oneHour);

onEachStore("session", (backend) => {
  test("a session belongs to who opened it, until it has not been used for a week", async () => {
    const { db } = backend;
    const { id } = await backend.newCustomer({ nickname: "Lin" });
    const token = await openSession(db, id, { kind: 5, device: "" }, now);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await customerOfToken(db, token, later(167))).toMatchObject({ id, nickname: "Lin", client: 5 });
    // It was used just before its end, so that it goes on for another week.
    expect(await customerOfToken(db, token, later(300))).toMatchObject({ id });
    expect(await customerOfToken(db, token, later(300 + 169))).toBeNull();
  });

  const open = (id: number, kind: number) => openSession(backend.db, id, { kind, device: "" }, now);

  test("a session of every kind of client but the web there is one, and a new one ends the old at once", async () => {
    const { db } = backend;
    const { id } = await backend.newCustomer();
    const [web, first, second] = [await open(id, 5), await open(id, 6), await open(id, 6)];
    expect(await customerOfToken(db, first, now)).toBeNull();
    expect(await customerOfToken(db, second, now)).toMatchObject({ id, client: 6 });
    expect(await customerOfToken(db, web, now)).toMatchObject({ id, client: 5 });
    await closeSession(db, second);
    expect(await customerOfToken(db, second, now)).toBeNull();
    expect(await customerOfToken(db, web, now)).toMatchObject({ id });
  });

  test("a session of the web there may be ten of, and the first ends where another begins", async () => {
    const { db } = backend;
    const { id, token } = await backend.newCustomer({}, now);
    const more = [];
    for (let each = 0; each < 9; each++) more.push(await open(id, 5));
    expect(await customerOfToken(db, token, now)).toMatchObject({ id });
    more.push(await open(id, 5));
    expect(await customerOfToken(db, token, now)).toBeNull();
    for (const each of more) expect(await customerOfToken(db, each, now)).toMatchObject({ id });
  });

  test("a session of the web there are never more than ten of, however many begin at once", async () => {
    const { db } = backend;
    const { id } = await backend.newCustomer();
    await Promise.all(
      Array.from({ length: 15 }, () => db.transaction((tx) => openSession(tx, id, { kind: 5, device: "" }, now))),
    );
    expect(await db.select().from(sessions).where(eq(sessions.customerId, id))).toHaveLength(10);
  });

  test("a session is nothing that could be found in the store", async () => {
    const { db } = backend;
    const { id, token } = await backend.newCustomer();
    const [stored] = await db.select().from(sessions).where(eq(sessions.customerId, id));
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await customerOfToken(db, stored?.tokenHash ?? "", new Date())).toBeNull();
  });

  test.each(["", "dead", "x".repeat(5000), "'; drop table sessions; --"])("a session %j is none", async (token) => {
    expect(await customerOfToken(backend.db, token, now)).toBeNull();
  });

  test.each([{ isDisabled: true }, { deletedAt: now }])("a session is over for an account with %j", async (change) => {
    const { db } = backend;
    const { id, token } = await backend.newCustomer();
    await db.update(customers).set(change).where(eq(customers.id, id));
    expect(await customerOfToken(db, token, new Date())).toBeNull();
  });

  test("a session is looked up with a statement that its connection keeps prepared", async () => {
    const { db } = backend;
    const { id, token } = await backend.newCustomer();
    // A transaction has one connection, which the tests before may have used, too.
    await db.transaction(async (tx) => {
      const uses = async () => {
        const { rows } = await tx.execute<{ uses: string }>(
          sql`select generic_plans + custom_plans as uses from pg_prepared_statements where name = 'live_session'`,
        );
        return rows.map((row) => Number(row.uses));
      };
      const [before = 0] = await uses();
      for (const _call of [1, 2]) expect(await customerOfToken(tx, token, new Date())).toMatchObject({ id });
      expect(await uses()).toEqual([before + 2]);
    });
  });
});

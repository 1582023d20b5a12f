import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newCustomer } from "../test-support/new-customer.ts";
import { onEachStore } from "../test-support/on-each-store.ts";
import { closeSession, customerOfToken, openSession } from "./session.ts";
import { customers } from "../store/schema/customers.ts";
import { sessions } from "../store/schema/authentication.ts";

const oneHour = 60 * 60 * 1000;
const now = new Date("2026-11-20T04:00:00Z");
const later = (hours: number): Date => new Date(now.getTime() + hours * oneHour);

onEachStore("session", (backend) => {
  test("a session belongs to who opened it, until it has not been used for a week", async () => {
    const { db } = backend();
    const { id } = await newCustomer(db, { nickname: "Lin" });
    const token = await openSession(db, id, 5, now);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await customerOfToken(db, token, later(167))).toMatchObject({ id, nickname: "Lin", client: 5 });
    // It was used just before its end, so that it goes on for another week.
    expect(await customerOfToken(db, token, later(300))).toMatchObject({ id });
    expect(await customerOfToken(db, token, later(300 + 169))).toBeNull();
  });

  test("a session of each kind of client there is one, and a new one ends the old at once", async () => {
    const { db } = backend();
    const { id } = await newCustomer(db);
    const [first, second, phone] = [
      await openSession(db, id, 5, now),
      await openSession(db, id, 5, now),
      await openSession(db, id, 6, now),
    ];
    expect(await customerOfToken(db, first, now)).toBeNull();
    expect(await customerOfToken(db, second, now)).toMatchObject({ id, client: 5 });
    expect(await customerOfToken(db, phone, now)).toMatchObject({ id, client: 6 });
    await closeSession(db, second);
    expect(await customerOfToken(db, second, now)).toBeNull();
    expect(await customerOfToken(db, phone, now)).toMatchObject({ id });
  });

  test("a session is nothing that could be found in the store", async () => {
    const { db } = backend();
    const { id, token } = await newCustomer(db);
    const [stored] = await db.select().from(sessions).where(eq(sessions.customerId, id));
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await customerOfToken(db, stored?.tokenHash ?? "", new Date())).toBeNull();
  });

  test.each(["", "dead", "x".repeat(5000), "'; drop table sessions; --"])("a session %j is none", async (token) => {
    expect(await customerOfToken(backend().db, token, now)).toBeNull();
  });

  test.each([{ isDisabled: true }, { deletedAt: now }])("a session is over for an account with %j", async (change) => {
    const { db } = backend();
    const { id, token } = await newCustomer(db);
    await db.update(customers).set(change).where(eq(customers.id, id));
    expect(await customerOfToken(db, token, new Date())).toBeNull();
  });
});

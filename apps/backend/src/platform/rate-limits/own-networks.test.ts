import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { rateLimits } from "../store/schema/rate-limits.ts";
import { like, sql } from "../store/sql.ts";
import { ask, recordOf } from "../../test-support/ask.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { type OpenTestBackend, openTestBackend } from "../../test-support/open-test-backend.ts";
import { newMobile } from "../../test-support/new-customer.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { forgetNetworksOf } from "./own-networks.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const template = inject("demoTemplate");
const password = "plaza2026";
const [home, elsewhere] = ["10.0.0.1", "10.0.1.1"];

onEachStore("networks of an address", (backend) => {
  test("the networks of an address are forgotten, and those of others that it would match as a pattern are not", async () => {
    const { db } = backend;
    const key = (email: string) => `own:${email}:${home}`;
    const one = "a_b%c@customer.example";
    const others = ["axbyyc@customer.example", "A_b%c@customer.example"];
    const endsAt = new Date(Date.now() + 60_000);
    await db.insert(rateLimits).values([one, ...others].map((email) => ({ key: key(email), count: 0, endsAt })));
    await forgetNetworksOf(db, one);
    const left = await db
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(like(rateLimits.key, "own:%@customer.example:%"));
    expect(left.map((row) => row.key).toSorted()).toEqual(others.map(key).toSorted());
  });
});

// The embedded database has one session, so there nothing comes between the statements of a request.
describe.skipIf(server === "" || template === null)("a customer's own networks", () => {
  let opened: OpenTestBackend | undefined;
  const backend = (): OpenTestBackend => {
    if (opened === undefined) throw new Error("The backend has not been started");
    return opened;
  };
  beforeAll(async () => {
    opened = await openTestBackend({ databaseUrl: server, template: template ?? "", trustProxy: "loopback" });
  });
  afterAll(() => opened?.close());

  const post = (call: string, body: unknown, { token = "", from = home } = {}) =>
    ask(backend().url, call, { body, token, language: "en", headers: { "x-forwarded-for": from } });
  const codeFor = async (mobile: string, key: string, token = ""): Promise<string> => {
    expect(await post("sms/send", { mobile, key }, { token })).toMatchObject({ code: 1 });
    return newestCode(backend().db, mobile, key);
  };
  const networksOf = async (mobile: string): Promise<readonly string[]> => {
    const rows = await backend()
      .db.select({ key: rateLimits.key })
      .from(rateLimits)
      .where(like(rateLimits.key, `own:${mobile}:%`));
    return rows.map(({ key }) => key);
  };
  const sessionsThatWait = async (): Promise<number> => {
    const { rows } = await backend().db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };

  test.each([
    ["the code of the same change", "change"],
    ["the password", "password"],
  ])(
    "a customer's own networks are forgotten with the number, also one where %s is just found right",
    async (_, late) => {
      const { db } = backend();
      const [old, mobile] = [newMobile(), newMobile()];
      const registration = { mobile: old, password, client: 5, code: await codeFor(old, "ZCYZ") };
      const token = String(recordOf((await post("account/register", registration)).data)["token"]);
      const change = {
        action: "change",
        mobile: old,
        new_mobile: mobile,
        code: await codeFor(mobile, "BGSJHM", token),
        old_code: await codeFor(old, "YZYSJH", token),
      };
      const lateRequest = () =>
        late === "change"
          ? post("user/changeMobile", change, { token, from: elsewhere })
          : post("account/login", { mobile: old, password, client: 5 }, { from: elsewhere });

      // Whoever wants to remember that network waits for this transaction.
      const release = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      const holding = db
        .transaction(async (tx) => {
          await tx.insert(rateLimits).values({ key: `own:${old}:${elsewhere}`, count: 0, endsAt: new Date() });
          held.resolve();
          await release.promise;
          tx.rollback();
        })
        .catch(() => undefined);
      await held.promise;
      const overtaken = lateRequest();
      await expect.poll(sessionsThatWait).toBe(1);
      let isChanged = false;
      const changing = post("user/changeMobile", change, { token }).finally(() => (isChanged = true));
      await expect.poll(async () => isChanged || (await sessionsThatWait()) === 2).toBe(true);
      release.resolve();
      await Promise.all([holding, overtaken, changing]);

      expect(await networksOf(old)).toEqual([]);
      expect(await networksOf(mobile)).not.toEqual([]);
    },
  );
});

import { expect, test } from "vitest";
import { ask, recordOf } from "../test-support/ask.ts";
import { newCustomer } from "../test-support/new-customer.ts";
import { newestCode } from "../test-support/newest-code.ts";
import { onEachStore } from "../test-support/on-each-store.ts";
import { endedSessions } from "../store/schema/authentication.ts";
import { forgetEndedSessions } from "./forget-ended-sessions.ts";
import { customerOfToken, openSession } from "./session.ts";

onEachStore("open session", (backend) => {
  const post = (call: string, token: string, body: unknown = {}) =>
    ask(backend().url, call, { token, body, language: "en" });
  const listed = async (token: string): Promise<readonly Record<string, unknown>[]> => {
    const { data } = await ask(backend().url, "session/lists", { token });
    return recordOf(data)["lists"] as Record<string, unknown>[];
  };
  const isOpen = async (token: string) => (await customerOfToken(backend().db, token, new Date())) !== null;
  const begin = (id: number, kind = 5) =>
    openSession(backend().db, id, { kind, device: "Firefox, Windows" }, new Date("2026-11-20T04:00:00Z"));

  test("open sessions are listed without their tokens, and the one that asks is marked", async () => {
    const { db } = backend();
    const now = new Date();
    const { id, token } = await newCustomer(db, {}, now);
    const other = await openSession(db, id, { kind: 5, device: "Firefox, Windows" }, now);
    const rows = await listed(token);
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        device: "Firefox, Windows",
        begin_time: expect.any(String),
        use_time: expect.any(String),
        is_this: 0,
      },
      { id: expect.any(Number), device: "", begin_time: expect.any(String), use_time: expect.any(String), is_this: 1 },
    ]);
    expect(JSON.stringify(rows)).not.toContain(other);
    expect((await listed(other)).map((row) => row["is_this"])).toEqual([1, 0]);
  });

  test("an open session that has not been used for a week is none", async () => {
    const { id, token } = await newCustomer(backend().db);
    await openSession(backend().db, id, { kind: 5, device: "" }, new Date("2020-01-01T00:00:00Z"));
    expect(await listed(token)).toHaveLength(1);
  });

  test("an open session is ended from another one, at once and once", async () => {
    const { db } = backend();
    const { id, token } = await newCustomer(db);
    const other = await openSession(db, id, { kind: 5, device: "" }, new Date());
    const row = (await listed(token)).find((each) => each["is_this"] === 0);
    const answers = await Promise.all([1, 2].map(() => post("session/end", token, { id: row?.["id"] })));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect((await ask(backend().url, "user/info", { token: other })).code).toBe(-1);
    expect(await isOpen(token)).toBe(true);
  });

  test("an open session of somebody else is as unknown as none, and so is the own one", async () => {
    const { db } = backend();
    const { token } = await newCustomer(db);
    const stranger = await newCustomer(db);
    const [theirs] = await listed(stranger.token);
    const [own] = await listed(token);
    for (const id of [theirs?.["id"], own?.["id"], 999_999_999, "x", "", -1, 1.5, null]) {
      expect(await post("session/end", token, { id })).toMatchObject({
        code: 0,
        msg: "You are not logged in there any more",
      });
    }
    expect([await isOpen(token), await isOpen(stranger.token)]).toEqual([true, true]);
  });

  test("open sessions are ended but for the one that asks, on every kind of client", async () => {
    const { db } = backend();
    const { id, token } = await newCustomer(db);
    const stranger = await newCustomer(db);
    const others = [await begin(id), await begin(id, 1), await begin(id, 3)];
    for (let time = 0; time < 2; time++) expect(await post("session/endOthers", token)).toMatchObject({ code: 1 });
    expect(await Promise.all([token, stranger.token, ...others].map(isOpen))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  const toldTo = async (token: string) => {
    const info = await ask(backend().url, "user/info", { token, language: "en" });
    const common = await ask(backend().url, "pc/commonData", { token, language: "en" });
    expect([info.code, common.code, recordOf(common.data)["nickname"]]).toEqual([-1, 1, ""]);
    expect(recordOf(common.data)["session_error"]).toBe(info.error);
    return [info.error, info.msg];
  };
  const elsewhere = ["ended_elsewhere", "You were logged out from another device"];
  const over = [undefined, "Please log in"];

  test("an open session that was ended from another device hears so for as long as it would have lasted", async () => {
    const { db } = backend();
    const { id, token } = await newCustomer(db);
    const [first, second, expired] = [
      await openSession(db, id, { kind: 5, device: "" }, new Date()),
      await openSession(db, id, { kind: 1, device: "" }, new Date()),
      await openSession(db, id, { kind: 5, device: "" }, new Date("2020-01-01T00:00:00Z")),
    ];
    await post("session/end", token, { id: (await listed(token)).find(({ is_this }) => is_this === 0)?.["id"] });
    await post("session/endOthers", token);
    expect([await toldTo(first), await toldTo(second), await toldTo(expired)]).toEqual([elsewhere, elsewhere, over]);
    expect(await isOpen(token)).toBe(true);
    const report = () => undefined;
    const forget = (days: number) =>
      forgetEndedSessions.run({ db, report, now: () => new Date(Date.now() + days * 24 * 60 * 60_000) });
    await forget(6.9);
    expect(await toldTo(second)).toEqual(elsewhere);
    await forget(7.1);
    expect([await toldTo(second), await db.$count(endedSessions)]).toEqual([over, 0]);
  });

  test("an open session hears of another password as of its end from another device, but for the one that set it", async () => {
    const { db } = backend();
    const mobile = "13312346001";
    const { id, token } = await newCustomer(db, { mobile });
    const other = await openSession(db, id, { kind: 5, device: "" }, new Date());
    await ask(backend().url, "sms/send", { body: { mobile, key: "ZHMM" } });
    const code = await newestCode(db, mobile, "ZHMM");
    await post("login_password/forget", token, { mobile, code, password: "another2027", client: 5 });
    expect([await toldTo(other), await toldTo(token)]).toEqual([elsewhere, over]);
  });

  test("an open session that somebody leaves, that makes room or that was nobody's just is over", async () => {
    const { db } = backend();
    const now = new Date();
    const { id, token } = await newCustomer(db, {}, now);
    const left = await openSession(db, id, { kind: 5, device: "" }, now);
    await post("account/logout", left);
    for (let each = 0; each < 10; each++) await openSession(db, id, { kind: 5, device: "" }, now);
    for (const ended of [left, token, "dead", "x".repeat(5000)]) expect(await toldTo(ended)).toEqual(over);
    expect((await ask(backend().url, "user/info", { language: "en" })).text).not.toContain("error");
  });

  test("open sessions are told to nobody without one", async () => {
    expect((await ask(backend().url, "session/lists")).code).toBe(-1);
    for (const call of ["session/end", "session/endOthers"]) expect((await post(call, "dead")).code).toBe(-1);
  });
});

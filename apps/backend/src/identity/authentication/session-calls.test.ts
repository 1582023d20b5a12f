import { expect, test } from "vitest";
import { recordOf } from "../../test-support/ask.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { endedSessions } from "../../platform/store/schema/authentication.ts";
import { forgetEndedSessions } from "./session-ends.ts";
import { customerOfToken, openSession } from "./session.ts";

onEachStore("open session", (backend) => {
  const listed = async (token: string): Promise<readonly Record<string, unknown>[]> => {
    const { data } = await backend.as(token).get("session/lists");
    return recordOf(data)["lists"] as Record<string, unknown>[];
  };
  const isOpen = async (token: string) => (await customerOfToken(backend.db, token, new Date())) !== null;
  const begin = (id: number, kind = 5) =>
    openSession(backend.db, id, { kind, device: "Firefox, Windows" }, new Date("2026-11-20T04:00:00Z"));

  test("open sessions are listed without their tokens, and the one that asks is marked", async () => {
    const { db } = backend;
    const now = new Date();
    const { id, token } = await backend.newCustomer({}, now);
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
    const { id, token } = await backend.newCustomer();
    await openSession(backend.db, id, { kind: 5, device: "" }, new Date("2020-01-01T00:00:00Z"));
    expect(await listed(token)).toHaveLength(1);
  });

  test("an open session is ended from another one, at once and once", async () => {
    const { db } = backend;
    const { id, token } = await backend.newCustomer();
    const other = await openSession(db, id, { kind: 5, device: "" }, new Date());
    const row = (await listed(token)).find((each) => each["is_this"] === 0);
    const answers = await Promise.all([1, 2].map(() => backend.as(token).post("session/end", { id: row?.["id"] })));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect((await backend.as(other).get("user/info")).code).toBe(-1);
    expect(await isOpen(token)).toBe(true);
  });

  test("an open session of somebody else is as unknown as none, and so is the own one", async () => {
    const { token } = await backend.newCustomer();
    const somebodyElse = await backend.newCustomer();
    const [theirs] = await listed(somebodyElse.token);
    const [own] = await listed(token);
    for (const id of [theirs?.["id"], own?.["id"], 999_999_999, "x", "", -1, 1.5, null]) {
      expect(await backend.as(token).post("session/end", { id })).toMatchObject({
        code: 0,
        msg: "You are not logged in there any more",
      });
    }
    expect([await isOpen(token), await isOpen(somebodyElse.token)]).toEqual([true, true]);
  });

  test("open sessions are ended but for the one that asks, on every kind of client", async () => {
    const { id, token } = await backend.newCustomer();
    const somebodyElse = await backend.newCustomer();
    const others = [await begin(id), await begin(id, 1), await begin(id, 3)];
    for (let time = 0; time < 2; time++)
      expect(await backend.as(token).post("session/endOthers")).toMatchObject({ code: 1 });
    expect(await Promise.all([token, somebodyElse.token, ...others].map(isOpen))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  const endSeenBy = async (token: string) => {
    const info = await backend.as(token).get("user/info");
    const common = await backend.as(token).get("pc/commonData");
    expect([info.code, common.code, recordOf(common.data)["nickname"]]).toEqual([-1, 1, ""]);
    expect(recordOf(common.data)["session_error"]).toBe(info.error);
    return [info.error, info.msg];
  };
  const elsewhere = ["ended_elsewhere", "You were logged out from another device"];
  const over = [undefined, "Please log in"];

  test("an open session that was ended from another device hears so for as long as it would have lasted", async () => {
    const { db } = backend;
    const { id, token } = await backend.newCustomer();
    const [first, second, expired] = [
      await openSession(db, id, { kind: 5, device: "" }, new Date()),
      await openSession(db, id, { kind: 1, device: "" }, new Date()),
      await openSession(db, id, { kind: 5, device: "" }, new Date("2020-01-01T00:00:00Z")),
    ];
    await backend
      .as(token)
      .post("session/end", { id: (await listed(token)).find(({ is_this }) => is_this === 0)?.["id"] });
    await backend.as(token).post("session/endOthers");
    expect([await endSeenBy(first), await endSeenBy(second), await endSeenBy(expired)]).toEqual([
      elsewhere,
      elsewhere,
      over,
    ]);
    expect(await isOpen(token)).toBe(true);
    const report = () => undefined;
    const forget = (days: number) =>
      forgetEndedSessions.run({ db, report, now: () => new Date(Date.now() + days * 24 * 60 * 60_000) });
    await forget(6.9);
    expect(await endSeenBy(second)).toEqual(elsewhere);
    await forget(7.1);
    expect([await endSeenBy(second), await db.$count(endedSessions)]).toEqual([over, 0]);
  });

  test("an open session hears of another password as what has ended it, but for the one that set it", async () => {
    const { db } = backend;
    const mobile = "13312346001";
    const { id, token } = await backend.newCustomer({ mobile });
    const other = await openSession(db, id, { kind: 5, device: "" }, new Date());
    await backend.ask("sms/send", { body: { mobile, key: "ZHMM" } });
    const code = await newestCode(db, mobile, "ZHMM");
    await backend.as(token).post("login_password/forget", { mobile, code, password: "another2027", client: 5 });
    const changed = ["password_changed", "You were logged out because the password was changed"];
    expect([await endSeenBy(other), await endSeenBy(token)]).toEqual([changed, over]);
  });

  test("an open session that makes room for a newer login hears so, and one that was left or is nobody's just is over", async () => {
    const { db } = backend;
    const now = new Date();
    const { id, token } = await backend.newCustomer({}, now);
    const left = await openSession(db, id, { kind: 5, device: "" }, now);
    await backend.as(left).post("account/logout");
    for (let each = 0; each < 10; each++) await openSession(db, id, { kind: 5, device: "" }, now);
    const newer = ["newer_login", "You were logged out because your account logged in on another device"];
    expect(await endSeenBy(token)).toEqual(newer);
    const phone = { kind: 4, device: "" };
    const replaced = await openSession(db, id, phone, now);
    await openSession(db, id, phone, now);
    expect(await endSeenBy(replaced)).toEqual(newer);
    for (const ended of [left, "dead", "x".repeat(5000)]) expect(await endSeenBy(ended)).toEqual(over);
    expect((await backend.ask("user/info", { language: "en" })).text).not.toContain("error");
  });

  test("open sessions are told to nobody without one", async () => {
    expect((await backend.ask("session/lists")).code).toBe(-1);
    for (const call of ["session/end", "session/endOthers"])
      expect((await backend.as("dead").post(call)).code).toBe(-1);
  });
});

import { expect, test } from "vitest";
import { agents, agentSessions, type DeskRole } from "../../../platform/store/schema/agents.ts";
import { endedSessions } from "../../../platform/store/schema/authentication.ts";
import { eq } from "../../../platform/store/sql.ts";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { askDesk, newAgent } from "../../../test-support/chat-stage.ts";
import { newestCode } from "../../../test-support/newest-code.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { newMobile } from "../../../test-support/new-customer.ts";

let accounts = 0;
let networks = 0;
let time = Date.now();
const minute = 60_000;
const newNetwork = (): string => `10.7.${(networks += 1) >> 8}.${networks & 255}`;

onEachStore(
  "an account of the desk",
  (backend) => {
    const from = (address: string, userAgent = "") => ({
      headers: { "x-forwarded-for": address, "user-agent": userAgent },
    });
    const login = (account: string, password: string, { address = newNetwork(), client = 5, userAgent = "" } = {}) =>
      backend.logInAtDesk(account, password, { client, language: "en", ...from(address, userAgent) });
    const tokenOf = async (...given: Parameters<typeof login>): Promise<string> =>
      String(recordOf((await login(...given)).data)["token"]);
    const ask = (call: string, token: string, body?: object, address = newNetwork()) =>
      backend.askShopDesk(call, { token, language: "en", ...(body && { body }), ...from(address) });

    /** Somebody of the first shop, with a password of their own. */
    async function member(role: DeskRole = "staff", password = "first lamp") {
      const agent = await newAgent(backend, 1, { role, password });
      return { ...agent, token: await tokenOf(agent.account, password) };
    }

    test("a password that somebody has made up is changed before anything else", async () => {
      const account = `kim.${++accounts}`;
      const { out } = await backend.operate("agents", "add", account, "Kim", "--shop", "1", "--role", "staff");
      const made = out[0]?.split(" ").at(-1) ?? "";
      const answer = await login(account, made);
      expect(recordOf(answer.data)).toMatchObject({ must_change_password: 1 });
      const token = String(recordOf(answer.data)["token"]);
      expect(await ask("orders/list", token)).toMatchObject({
        code: 0,
        msg: "Please choose a password of your own first",
      });
      expect(recordOf((await ask("account/info", token)).data)).toMatchObject({ account, must_change_password: true });
      await ask("account/change_password", token, { current: made, password: "own lamp 1" });
      expect((await ask("orders/list", token)).code).toBe(1);
      expect(recordOf((await login(account, "own lamp 1")).data)).toMatchObject({ must_change_password: 0 });
    });

    test.each([
      ["", "Please enter your password"],
      ["1234567", "A password has 8 to 64 characters"],
      ["x".repeat(65), "A password has 8 to 64 characters"],
      ["\u200B\u3164", "Please enter your password"],
      ["123456789", "Too many people use this password; please choose another one"],
      ["QWERTYuiop", "Too many people use this password; please choose another one"],
      ["abababab", "Too many people use this password; please choose another one"],
      ["Iloveyou1", "Too many people use this password; please choose another one"],
      ["ｐａｓｓｗｏｒｄ１", "Too many people use this password; please choose another one"],
    ])("a password may not be %j", async (password, msg) => {
      const { token, password: current } = await member();
      expect(await ask("account/change_password", token, { current, password })).toMatchObject({
        code: 0,
        msg,
        field: "password",
      });
    });

    test("a password is neither the account nor the present one, and may be any other text", async () => {
      const own = await member();
      const change = (current: string, password: string) =>
        ask("account/change_password", own.token, { current, password });
      await backend.db.update(agents).set({ account: "lamp.keeper-9" }).where(eq(agents.id, own.id));
      expect(await change(own.password, "Lamp Keeper 9")).toMatchObject({ code: 0, field: "password" });
      expect(await change(own.password, own.password)).toMatchObject({ code: 0, field: "password" });
      expect(await change("wrong one", "fine lamp 1")).toMatchObject({
        code: 0,
        msg: "The password is wrong",
        field: "current",
      });
      let present = own.password;
      for (const next of ["灯が明るい夜です", "comme ça, voilà", "🙂🙂 and 🙃🙃 smile", "밝은 등불 아래에서"]) {
        expect(await change(present, next)).toMatchObject({ code: 1 });
        // A keyboard may write each letter in several marks.
        expect((await login("lamp.keeper-9", next.normalize("NFD"))).code).toBe(1);
        present = next;
      }
      await backend.db.update(agents).set({ account: own.account }).where(eq(agents.id, own.id));
    });

    test("another password ends the other sessions, which hear why, and of two changes at once one counts", async () => {
      const own = await member();
      const other = await tokenOf(own.account, own.password);
      const answers = await Promise.all(
        ["lamp one 1", "lamp two 2"].map((password) =>
          ask("account/change_password", own.token, { current: own.password, password }),
        ),
      );
      expect(answers.map(({ code }) => Number(code)).toSorted((left, right) => left - right)).toEqual([0, 1]);
      expect(await ask("account/info", other)).toMatchObject({
        code: -1,
        error: "password_changed",
        msg: "You were logged out because the password was changed",
      });
      expect((await ask("account/info", own.token)).code).toBe(1);
    });

    test("wrong passwords count for the account and its network, and its owner goes on at home", async () => {
      const own = await member();
      const home = newNetwork();
      expect((await login(own.account, own.password, { address: home })).code).toBe(1);
      const tooMany = { code: 0, msg: expect.stringMatching(/^Too many attempts; please try again in \d+ min$/) };
      const guess = async (address: string, times = 10) => {
        for (let tried = 0; tried < times; tried++) await login(own.account, "a guess 1", { address });
      };
      const otherNetwork = newNetwork();
      await guess(otherNetwork);
      expect(await login(own.account.toUpperCase(), own.password, { address: otherNetwork })).toMatchObject(tooMany);
      expect((await login(own.account, own.password, { address: home })).code).toBe(1);
      for (let network = 0; network < 19; network++) await guess(newNetwork());
      expect(await login(own.account, own.password)).toMatchObject(tooMany);
      expect((await login(own.account, own.password, { address: home })).code).toBe(1);
      // Who has found the desk open guesses no oftener.
      for (let tried = 0; tried < 10; tried++)
        await ask("account/change_password", own.token, { current: "a guess 1", password: "fine lamp 1" }, home);
      expect(
        await ask("account/change_password", own.token, { current: own.password, password: "fine lamp 1" }, home),
      ).toMatchObject(tooMany);
      time += 61 * minute;
      expect((await login(own.account, own.password)).code).toBe(1);
    });

    test("an account that nobody has is counted and answered as one that somebody has", async () => {
      const own = await member();
      const tries = async (account: string) => {
        const address = newNetwork();
        const texts = [];
        for (let tried = 0; tried < 12; tried++) texts.push((await login(account, "a guess 1", { address })).text);
        return texts;
      };
      expect(await tries(own.account)).toEqual(await tries("nobody.at.all"));
      expect((await login("x".repeat(9000), "a guess 1")).code).toBe(0);
    });

    test("sessions of the web stand beside each other, and the eleventh takes the place of the first, which hears so", async () => {
      const own = await member();
      const tokens = [own.token];
      const firefox = "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0";
      for (let each = 0; each < 10; each++)
        tokens.push(await tokenOf(own.account, own.password, { address: "203.0.113.9", userAgent: firefox }));
      expect(await ask("account/info", own.token)).toMatchObject({
        code: -1,
        error: "newer_login",
        msg: "You were logged out because your account logged in on another device",
      });
      const { data } = await ask("account/sessions", tokens[10] ?? "", undefined, "203.0.113.9");
      const rows = listOf(data);
      expect(rows).toHaveLength(10);
      expect(rows.filter((row) => row["is_this"] === true)).toHaveLength(1);
      expect(rows[0]).toMatchObject({ device: "Firefox, Windows", network: "203.0.113.9" });
      for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
    });

    test("of another kind of client there is one session, as the contract has it", async () => {
      const own = await member();
      const first = await tokenOf(own.account, own.password, { client: 4 });
      const second = await tokenOf(own.account, own.password, { client: 4 });
      const asked = [first, second].map(async (token) => (await askDesk(backend.url, "chat/kefuInfo", { token })).code);
      expect(await Promise.all(asked)).toEqual([-1, 1]);
    });

    test("sessions that begin at once are ten afterwards", async () => {
      const own = await member();
      await Promise.all(Array.from({ length: 14 }, () => login(own.account, own.password)));
      expect(await backend.db.$count(agentSessions, eq(agentSessions.agentId, own.id))).toBe(10);
    });

    test("a session is ended from another one, at once, and nobody ends one of somebody else", async () => {
      const [own, somebodyElse] = [await member(), await member()];
      const other = await tokenOf(own.account, own.password);
      const sessionOfSomebodyElse = listOf((await ask("account/sessions", somebodyElse.token)).data)[0]?.["id"];
      const sessions = listOf((await ask("account/sessions", own.token)).data);
      const idOf = (isThis: boolean) => sessions.find((row) => row["is_this"] === isThis)?.["id"];
      for (const id of [sessionOfSomebodyElse, idOf(true), 999_999_999])
        expect(await ask("account/end_session", own.token, { id }), String(id)).toMatchObject({ error: "not_found" });
      for (const id of ["", "x", -1, null]) expect((await ask("account/end_session", own.token, { id })).code).toBe(0);
      expect(await ask("account/end_session", own.token, { id: idOf(false) })).toMatchObject({ code: 1 });
      const ended = { code: -1, error: "ended_elsewhere", msg: "You were logged out from another device" };
      expect(await ask("account/info", other)).toMatchObject(ended);
      const third = await tokenOf(own.account, own.password);
      for (let time = 0; time < 2; time++)
        expect(await ask("account/end_other_sessions", own.token, {})).toMatchObject({ code: 1 });
      expect(await ask("account/info", third)).toMatchObject(ended);
      expect([
        (await ask("account/info", own.token)).code,
        (await ask("account/info", somebodyElse.token)).code,
      ]).toEqual([1, 1]);
      expect(JSON.stringify(await backend.db.select().from(endedSessions))).not.toContain(own.account);
    });

    test("a session is over a day after its login, however much it was used, and hidden from the list", async () => {
      const day = 24 * 60 * minute;
      const own = await member();
      try {
        time += day - minute;
        expect((await ask("account/info", own.token)).code).toBe(1);
        const next = await tokenOf(own.account, own.password);
        expect(listOf((await ask("account/sessions", next)).data)).toHaveLength(2);
        time += minute;
        expect((await ask("account/info", own.token)).code).toBe(-1);
        expect(listOf((await ask("account/sessions", next)).data)).toHaveLength(1);
      } finally {
        time -= day;
      }
    });

    test("whoever is disabled hears so", async () => {
      const own = await member();
      await backend.operate("agents", "disable", own.account);
      expect(await ask("account/info", own.token)).toMatchObject({
        code: -1,
        error: "account_disabled",
        msg: "You were logged out because this account was disabled",
      });
    });

    test("a telephone is noted by the password and its code, and shown to its owner only in part", async () => {
      const own = await member();
      const mobile = newMobile();
      const change = (body: object) => ask("account/change_mobile", own.token, body);
      expect(await ask("account/mobile_code", own.token, { mobile: "12" })).toMatchObject({ code: 0, field: "mobile" });
      await ask("account/mobile_code", own.token, { mobile });
      const code = await newestCode(backend.db, mobile, "GZTSJ");
      expect(await change({ mobile, code, current: "wrong one" })).toMatchObject({ code: 0, field: "current" });
      expect(await change({ mobile, code: "99999", current: own.password })).toMatchObject({ code: 0, field: "code" });
      expect(await change({ mobile, code, current: own.password })).toMatchObject({ code: 1 });
      const info = recordOf((await ask("account/info", own.token)).data);
      expect(info["mobile"]).toBe(`${mobile.slice(0, 3)}****${mobile.slice(7)}`);
      expect(await change({ mobile: "", current: own.password })).toMatchObject({ code: 1 });
      expect(recordOf((await ask("account/info", own.token)).data)["mobile"]).toBe("");
    });

    const forgot = (account: string, address = newNetwork()) =>
      askDesk(backend.url, "account/forgotCode", { body: { account }, language: "en", ...from(address) });
    const renew = (body: object, address = newNetwork()) =>
      askDesk(backend.url, "account/newPassword", { body, language: "en", ...from(address) });

    test("a forgotten password is replaced by a code to the account's telephone, and all sessions end", async () => {
      const own = await member();
      const mobile = newMobile();
      await backend.db.update(agents).set({ mobile }).where(eq(agents.id, own.id));
      expect(await forgot(own.account)).toMatchObject({ code: 1 });
      const code = await expect
        .poll(() => newestCode(backend.db, mobile, "GZTMM").catch(() => ""))
        .not.toBe("")
        .then(() => newestCode(backend.db, mobile, "GZTMM"));
      const { account } = own;
      expect(await renew({ account, code, password: "12345678" })).toMatchObject({ code: 0, field: "password" });
      expect(await renew({ account, code: "99999", password: "new lamp 1" })).toMatchObject({ code: 0, field: "code" });
      // Typed as it was copied.
      const typed = Array.from(code).join("\u200B ");
      expect(await renew({ account: ` ${account}\u200B`, code: typed, password: "new lamp 1" })).toMatchObject({
        code: 1,
      });
      expect(await ask("account/info", own.token)).toMatchObject({ code: -1, error: "password_changed" });
      expect([(await login(account, own.password)).code, (await login(account, "new lamp 1")).code]).toEqual([0, 1]);
      expect(await renew({ account, code, password: "new lamp 2" })).toMatchObject({ code: 0, field: "code" });
    });

    test("whoever has forgotten a password is told the same whether there is an account and a telephone or not", async () => {
      const [own, withPhone] = [await member(), await member()];
      await backend.db.update(agents).set({ mobile: newMobile() }).where(eq(agents.id, withPhone.id));
      const [first, ...others] = await Promise.all(
        [withPhone.account, own.account, "nobody.at.all"].map(async (account) => {
          const sent = [(await forgot(account)).text, (await forgot(account)).text];
          const renewed = (await renew({ account, code: "12345", password: "new lamp 1" })).text;
          return [sent, renewed.replace("code has expired", "code is wrong")];
        }),
      );
      for (const other of others) expect(other).toEqual(first);
      const own5 = newNetwork();
      for (let asked = 0; asked < 5; asked++) await forgot("somebody.else", own5);
      expect((await forgot("somebody.else")).msg).toMatch(/^Too many attempts/);
    });

    test("an operator gives a new password to whoever has no other way, and to nobody at a shop's request", async () => {
      const own = await member("owner");
      const operator = await backend.newDeskUser("operator", null);
      const found = listOf((await ask(`accounts/find?words=${own.account}`, operator.token)).data);
      expect(found.find(({ id }) => id === own.id)).toMatchObject({
        account: own.account,
        role: "owner",
        is_self: false,
      });
      expect(listOf((await ask("accounts/find?words=%25", operator.token)).data)).toEqual([]);
      expect(await ask("accounts/reset", own.token, { id: own.id })).toMatchObject({
        msg: "Your account may not do this",
      });
      for (const id of [operator.id, 999_999_999])
        expect(await ask("accounts/reset", operator.token, { id })).toMatchObject({ error: "not_found" });
      const { data } = await ask("accounts/reset", operator.token, { id: own.id });
      const made = String(recordOf(data)["password"]);
      expect(await ask("account/info", own.token)).toMatchObject({ code: -1, error: "password_changed" });
      expect(recordOf((await login(own.account, made)).data)).toMatchObject({ must_change_password: 1 });
    });
  },
  { now: () => new Date(time), trustProxy: "loopback" },
);

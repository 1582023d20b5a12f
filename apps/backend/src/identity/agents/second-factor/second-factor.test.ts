import { expect, test } from "vitest";
import { agents, type DeskRole } from "../../../platform/store/schema/agents.ts";
import { agentChallenges, agentRecoveryCodes, agentTotps } from "../../../platform/store/schema/second-factors.ts";
import { eq } from "../../../platform/store/sql.ts";
import { recordOf } from "../../../test-support/ask.ts";
import { newAgent } from "../../../test-support/chat-stage.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { totpCode } from "../../../test-support/totp-code.ts";
import { forgetChallenges } from "./challenges.ts";

let time = Date.UTC(2026, 10, 20, 8);
const halfMinute = 30_000;
let networks = 0;
const newNetwork = (): string => `10.9.${(networks += 1) >> 8}.${networks & 255}`;
const password = "first lamp";

onEachStore(
  "a second factor",
  (backend) => {
    const ask = (call: string, token: string, body?: object) =>
      backend.askShopDesk(call, {
        token,
        language: "en",
        ...(body && { body }),
        headers: { "x-forwarded-for": newNetwork(), "user-agent": "Firefox/140 Windows" },
      });
    const begin = (account: string, type = 1, typed = password) =>
      ask("login/begin", "", { account, password: typed, type, client: 5 });
    const finish = (challenge: unknown, proof: object) => ask("login/finish", "", { challenge, ...proof });
    const challengeOf = async (account: string, type = 1) => recordOf((await begin(account, type)).data)["challenge"];

    async function member(role: DeskRole = "staff") {
      const agent = await newAgent(backend, role === "operator" ? 0 : 1, { role, password });
      const type = role === "operator" ? 2 : 1;
      const token = String(recordOf((await begin(agent.account, type)).data)["token"]);
      return { ...agent, type, token };
    }

    /** Somebody with an app. The code that has shown so is used. */
    async function withApp(role?: DeskRole) {
      const own = await member(role);
      const { challenge, totp } = recordOf(
        (await ask("account/begin_factor", own.token, { current: password, kind: "totp" })).data,
      );
      const secret = String(recordOf(totp)["secret"]);
      const added = await ask("account/add_factor", own.token, { challenge, code: totpCode(secret, time) });
      const recoveryCodes = recordOf(added.data)["recovery_codes"] as readonly string[];
      return { ...own, secret, recoveryCodes };
    }

    test("an account without one logs in by its password alone", async () => {
      const own = await member();
      expect(await ask("account/factors", own.token)).toMatchObject({
        data: { totp_since: "", passkeys: [], recovery_codes_left: 0, passkey_origin: "https://desk.example" },
      });
      expect(await begin(own.account, 1, "wrong lamp")).toMatchObject({ code: 0, field: undefined });
    });

    test("an app is added by the password and a code, and then the login asks for a code", async () => {
      const own = await withApp();
      expect(own.recoveryCodes).toHaveLength(10);
      const { data } = await begin(own.account);
      expect(data).toEqual({
        challenge: expect.stringMatching(/^[\w-]{32}$/),
        totp: true,
        passkey: null,
        recovery_codes_left: 10,
      });
      const challenge = recordOf(data)["challenge"];
      // Its session is the one that has added the app.
      expect(await finish(challenge, { code: totpCode(own.secret, time) })).toMatchObject({ code: 0, field: "code" });
      time += halfMinute;
      const typed = totpCode(own.secret, time).replace(/^.{3}/, "$& ");
      const begun = await finish(challenge, { code: typed });
      const { token } = recordOf(begun.data);
      expect(begun).toMatchObject({ code: 1, data: { account: own.account, role: "staff" } });
      expect(await ask("account/info", String(token))).toMatchObject({ code: 1 });
      const answers = JSON.stringify(await ask("account/factors", String(token)));
      expect(answers).not.toContain(own.secret);
    });

    test("a code is right once, a challenge once, and never for another account", async () => {
      const [own, other] = [await withApp(), await withApp()];
      time += halfMinute;
      const [first, second] = [await challengeOf(own.account), await challengeOf(own.account)];
      const code = totpCode(own.secret, time);
      expect(await finish(await challengeOf(other.account), { code })).toMatchObject({ code: 0, field: "code" });
      const both = await Promise.all([finish(first, { code }), finish(second, { code })]);
      expect(both.filter((answer) => answer.code === 1)).toHaveLength(1);
      time += halfMinute;
      const later = totpCode(own.secret, time);
      const used = both[0]?.code === 1 ? first : second;
      expect(await finish(used, { code: later })).toMatchObject({ code: 0, field: "challenge" });
      const third = await challengeOf(own.account);
      const twice = await Promise.all([finish(third, { code: later }), finish(third, { code: later })]);
      expect(twice.filter((answer) => answer.code === 1)).toHaveLength(1);
    });

    test("five wrong codes end a challenge, ten make the account wait, and a quarter of an hour ends both", async () => {
      const own = await withApp();
      const challenge = await challengeOf(own.account);
      for (let tries = 0; tries < 5; tries += 1)
        expect(await finish(challenge, { code: "000000" })).toMatchObject({ code: 0, field: "code" });
      time += halfMinute;
      expect(await finish(challenge, { code: totpCode(own.secret, time) })).toMatchObject({ field: "challenge" });
      const another = await challengeOf(own.account);
      for (let tries = 0; tries < 5; tries += 1) await finish(another, { recovery_code: "aaaa-bbbb-cccc" });
      const third = await challengeOf(own.account);
      const right = () => finish(third, { code: totpCode(own.secret, time) });
      expect((await right()).msg).toMatch(/^Too many attempts/);
      time += 16 * 60_000;
      expect(await right()).toMatchObject({ field: "challenge" });
      const fourth = await challengeOf(own.account);
      expect(await finish(fourth, { code: totpCode(own.secret, time) })).toMatchObject({ code: 1 });
      expect(await backend.runJob(forgetChallenges, new Date(time))).toBeGreaterThan(0);
    });

    test("a recovery code logs in once, however it is typed, and is stored nowhere", async () => {
      const own = await withApp();
      const [code = ""] = own.recoveryCodes;
      const stored = await backend.db.select().from(agentRecoveryCodes).where(eq(agentRecoveryCodes.agentId, own.id));
      expect(JSON.stringify(stored)).not.toContain(code.replaceAll("-", ""));
      const typed = ` ${code.replaceAll("-", " ").toUpperCase()}`;
      expect(await finish(await challengeOf(own.account), { recovery_code: typed })).toMatchObject({ code: 1 });
      expect(await finish(await challengeOf(own.account), { recovery_code: code })).toMatchObject({
        code: 0,
        field: "recovery_code",
      });
      expect(recordOf((await begin(own.account)).data)["recovery_codes_left"]).toBe(9);
      const { data } = await ask("account/renew_recovery_codes", own.token, { current: password });
      const [, second = ""] = own.recoveryCodes;
      const [renewed = ""] = recordOf(data)["recovery_codes"] as readonly string[];
      const challenge = await challengeOf(own.account);
      expect((await finish(challenge, { recovery_code: second })).code).toBe(0);
      expect((await finish(challenge, { recovery_code: renewed })).code).toBe(1);
    });

    test("the login of the contract refuses who has one, and nobody learns that without the password", async () => {
      const own = await withApp();
      expect(await backend.logInAtDesk(own.account, password, { language: "en" })).toMatchObject({
        code: 0,
        msg: "This account logs in with a second factor, which only the desk in a browser asks for",
        data: [],
      });
      expect((await backend.logInAtDesk(own.account, "wrong lamp", { language: "en" })).msg).toBe(
        "The account or the password is wrong",
      );
      const plain = await member();
      expect(await backend.logInAtDesk(plain.account, password)).toMatchObject({ code: 1 });
    });

    test("a password that is replaced, by whomever, leaves it as it is, and ends a login that waits", async () => {
      const own = await withApp();
      const waiting = await challengeOf(own.account);
      time += halfMinute;
      const { out } = await backend.operate("agents", "reset", own.account);
      const made = out[0]?.split(" ").at(-1) ?? "";
      expect(out[1]).toContain("--remove-second-factor");
      expect((await finish(waiting, { code: totpCode(own.secret, time) })).code).toBe(0);
      const answer = recordOf((await begin(own.account, 1, made)).data);
      expect([answer["token"], answer["totp"]]).toEqual([undefined, true]);
      const again = await backend.operate("agents", "reset", own.account, "--remove-second-factor");
      expect(again.out[1]).toBe("The second factor is removed");
      const last = again.out[0]?.split(" ").at(-1) ?? "";
      expect(recordOf((await begin(own.account, 1, last)).data)["token"]).toEqual(expect.any(String));
      expect((await backend.operate("agents", "disable", own.account, "--remove-second-factor")).code).toBe(2);
    });

    test("whoever is disabled while a code is asked for does not get in", async () => {
      const own = await withApp();
      const challenge = await challengeOf(own.account);
      await backend.operate("agents", "disable", own.account);
      time += halfMinute;
      expect(await finish(challenge, { code: totpCode(own.secret, time) })).toMatchObject({ code: 0, data: [] });
    });

    test("it is added, removed and renewed by the password, and by its owner alone", async () => {
      const [own, other] = [await withApp(), await member()];
      for (const [call, body] of [
        ["account/begin_factor", { kind: "totp" }],
        ["account/remove_factor", { kind: "totp" }],
        ["account/renew_recovery_codes", {}],
      ] as const)
        expect(await ask(call, own.token, { ...body, current: "wrong lamp" }), call).toMatchObject({
          code: 0,
          field: "current",
        });
      expect(await ask("account/remove_factor", other.token, { current: password, kind: "totp" })).toMatchObject({
        error: "not_found",
      });
      const { data } = await ask("account/begin_factor", other.token, { current: password, kind: "totp" });
      const { challenge, totp } = recordOf(data);
      const code = totpCode(recordOf(totp)["secret"], time);
      expect(await ask("account/add_factor", own.token, { challenge, code })).toMatchObject({ field: "challenge" });
      // A challenge of a login adds nothing, and one that adds logs nobody in.
      expect(await finish(challenge, { code })).toMatchObject({ field: "challenge" });
      const ofLogin = await challengeOf(own.account);
      expect(await ask("account/add_factor", own.token, { challenge: ofLogin, code })).toMatchObject({
        field: "challenge",
      });
      expect(await ask("account/remove_factor", own.token, { current: password, kind: "totp" })).toMatchObject({
        code: 1,
      });
      expect(await backend.db.$count(agentRecoveryCodes, eq(agentRecoveryCodes.agentId, own.id))).toBe(0);
      expect(recordOf((await begin(own.account)).data)["token"]).toEqual(expect.any(String));
    });

    test("a second app takes the place of the first", async () => {
      const own = await withApp();
      const { data } = await ask("account/begin_factor", own.token, { current: password, kind: "totp" });
      const { challenge, totp } = recordOf(data);
      const { secret } = recordOf(totp);
      const added = await ask("account/add_factor", own.token, { challenge, code: totpCode(secret, time) });
      expect(recordOf(added.data)["recovery_codes"]).toEqual([]);
      time += halfMinute;
      const login = await challengeOf(own.account);
      expect((await finish(login, { code: totpCode(own.secret, time) })).code).toBe(0);
      expect((await finish(login, { code: totpCode(secret, time) })).code).toBe(1);
      expect(await backend.db.$count(agentTotps, eq(agentTotps.agentId, own.id))).toBe(1);
    });

    test("an operator keeps the last one, and removes those of a colleague by the own password", async () => {
      const [operator, colleague, owner] = [await withApp("operator"), await withApp(), await member("owner")];
      expect(await ask("account/remove_factor", operator.token, { current: password, kind: "totp" })).toMatchObject({
        msg: "An operator keeps at least one second factor. Add another one first",
      });
      const remove = (token: string, id: number, current = password) =>
        ask("accounts/remove_factors", token, { id, current });
      expect((await remove(owner.token, colleague.id)).msg).toBe("Your account may not do this");
      expect(await remove(operator.token, colleague.id, "wrong lamp")).toMatchObject({ code: 0, field: "current" });
      for (const id of [operator.id, owner.id, 999_999_999])
        expect(await remove(operator.token, id)).toMatchObject({ error: "not_found" });
      const found = () => ask(`accounts/find?words=${colleague.account}`, operator.token);
      expect((await found()).data).toMatchObject([{ has_second_factor: true }]);
      expect(await remove(operator.token, colleague.id)).toMatchObject({ code: 1 });
      expect((await found()).data).toMatchObject([{ has_second_factor: false }]);
      expect(recordOf((await begin(colleague.account)).data)["token"]).toEqual(expect.any(String));
    });

    test.each([
      [{}],
      [{ code: "" }],
      [{ code: "12345" }],
      [{ passkey: null }],
      [{ passkey: "{}" }],
      [{ passkey: { id: "x", rawId: "x", type: "public-key", response: {} } }],
      [{ recovery_code: "\u0000" }],
      [{ recovery_code: "x".repeat(6000) }],
    ])("a login is not finished by %j", async (proof) => {
      const own = await withApp();
      const answer = await finish(await challengeOf(own.account), proof);
      expect(answer).toMatchObject({ status: 200, code: 0, data: [] });
      expect(answer.text).not.toContain("system error");
      const operator = await member("operator");
      const { data } = await ask("account/begin_factor", operator.token, { current: password, kind: "passkey" });
      const added = await ask("account/add_factor", operator.token, { ...proof, ...recordOf(data), ...proof });
      expect(added).toMatchObject({ status: 200, code: 0, data: [] });
      expect(await backend.db.$count(agentChallenges, eq(agentChallenges.agentId, own.id))).toBe(1);
    });

    test("an account that is gone has nothing left of it", async () => {
      const own = await withApp();
      await challengeOf(own.account);
      await backend.db.delete(agents).where(eq(agents.id, own.id));
      expect(await backend.db.$count(agentTotps, eq(agentTotps.agentId, own.id))).toBe(0);
    });
  },
  { now: () => new Date(time), trustProxy: "loopback", deskOrigin: "https://desk.example" },
);

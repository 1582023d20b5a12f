import { expect, test } from "vitest";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { agentTotps, firstOperatorCodes } from "../../platform/store/schema/second-factors.ts";
import { secrets } from "../../platform/store/schema/sandbox.ts";
import { and, eq, like } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { totpCode } from "../../test-support/totp-code.ts";
import { announceFirstOperator } from "./announce-first-operator.ts";
import { oneTimeCode } from "./one-time-codes.ts";

let time = Date.UTC(2026, 10, 20, 8);
const minute = 60_000;
let networks = 0;
const newNetwork = (): string => `10.8.${(networks += 1) >> 8}.${networks & 255}`;
const deskOrigin = "https://desk.example";
let names = 0;
const person = () => ({ account: `boss.${(names += 1)}`, nickname: "Boss", password: "first lamp" });

onEachStore(
  "the first operator",
  (backend) => {
    const ask = (call: string, body?: object, address = newNetwork()) =>
      backend.askShopDesk(`first_operator/${call}`, {
        language: "en",
        ...(body && { body }),
        headers: { "x-forwarded-for": address },
      });

    /** As a node prints it when it starts. */
    async function printed(): Promise<string | undefined> {
      const lines: string[] = [];
      const print = (line: string) => lines.push(line);
      await announceFirstOperator({ db: backend.db, deskOrigin, now: () => new Date(time), print });
      return lines[0];
    }
    const codeIn = (line: string | undefined) => line?.split("#")[1] ?? "";

    /** A store that nobody can operate. */
    async function nobody(): Promise<void> {
      await backend.db.update(agents).set({ isDisabled: true }).where(eq(agents.role, "operator"));
    }

    test("is not asked for where there is one", async () => {
      expect((await ask("state")).data).toEqual({ is_needed: false });
      expect(await printed()).toBeUndefined();
      for (const call of ["check", "begin"])
        expect(await ask(call, { code: "", ...person() })).toMatchObject({
          msg: "There is an operator already. Log in instead",
        });
      expect((await backend.operate("first-operator")).errors).toEqual([
        "There is an operator, who makes all others; see agents list",
      ]);
    });

    test("is led to the desk by a line with a code, the same on all nodes that start at once", async () => {
      await nobody();
      expect((await ask("state")).data).toEqual({ is_needed: true });
      const lines = await Promise.all([printed(), printed(), printed()]);
      expect(new Set(lines).size).toBe(1);
      expect(lines[0]).toMatch(
        /^No operator yet\. Make the first one within 15 minutes at https:\/\/desk\.example\/first-operator#(?:[2-9a-z0]{4}-){3}[2-9a-z0]{4}$/,
      );
      const code = codeIn(lines[0]);
      const stored = [await backend.db.select().from(firstOperatorCodes), await backend.db.select().from(secrets)];
      expect(JSON.stringify(stored)).not.toContain(code.replaceAll("-", ""));
      for (const typed of [code, code.toUpperCase(), ` ${code.replaceAll("-", " ")} `, code.replaceAll("-", "")])
        expect(await ask("check", { code: typed }), typed).toMatchObject({ code: 1 });
      time += 4 * minute;
      expect(codeIn(await printed())).toBe(code);
      time += 2 * minute;
      const later = codeIn(await printed());
      expect(later).not.toBe(code);
      expect((await ask("check", { code })).code).toBe(1);
      time += 10 * minute;
      expect(await ask("check", { code })).toMatchObject({ code: 0, field: "code" });
      expect((await ask("check", { code: later })).code).toBe(1);
    });

    test("gets another code by a command, and no code that somebody guesses", async () => {
      await nobody();
      const before = codeIn(await printed());
      const { out } = await backend.operateWith({ deskOrigin, now: () => new Date(time) }, "first-operator");
      expect(codeIn(out[0])).not.toBe(before);
      for (const code of [before, codeIn(out[0])]) expect((await ask("check", { code })).code).toBe(1);
      expect((await backend.operateWith({ now: () => new Date(time) }, "first-operator")).out[0]).toContain(
        "of the desk (DESK_ORIGIN is not set)",
      );
      const guesser = newNetwork();
      for (const code of ["", "x", "aaaa-bbbb-cccc-dddd", `${before}0`, "\u0000", 1, null, ["a"], "x".repeat(6000), ""])
        expect(await ask("check", { code }, guesser)).toMatchObject({ status: 200, code: 0, field: "code" });
      expect((await ask("check", { code: before }, guesser)).msg).toMatch(/^Too many attempts/);
      expect((await ask("begin", { code: before, ...person() }, guesser)).msg).toMatch(/^Too many attempts/);
      expect((await ask("check", { code: before })).code).toBe(1);
    });

    test.each([
      [{ account: "" }, "account"],
      [{ account: "b o s s" }, "account"],
      [{ account: "demo-boss" }, "account"],
      [{ account: "DEMO-platform" }, "account"],
      [{ nickname: "" }, "nickname"],
      [{ nickname: "x".repeat(33) }, "nickname"],
      [{ password: "" }, "password"],
      [{ password: "short" }, "password"],
      [{ password: "boss.boss", account: "boss-boss" }, "password"],
      [{ password: "password123" }, "password"],
      [{ code: "aaaa-bbbb-cccc-dddd" }, "code"],
    ])("is not made of %j", async (wrong, field) => {
      await nobody();
      const code = codeIn(await printed());
      expect(await ask("begin", { code, ...person(), ...wrong })).toMatchObject({ code: 0, field });
    });

    test("is made with a second factor and logged in, and then no code is of any use", async () => {
      await nobody();
      const code = codeIn(await printed());
      const who = person();
      const { data } = await ask("begin", { code, ...who });
      const { challenge, totp, passkey } = recordOf(data);
      expect(passkey).toMatchObject({ rp: { id: "desk.example" } });
      const { secret, address } = recordOf(totp);
      expect(address).toContain(`secret=${String(secret)}`);
      const waiting = recordOf((await ask("begin", { code, ...person() })).data);
      expect(await ask("create", { challenge, code: "000000" })).toMatchObject({ code: 0, field: "code" });
      expect(await backend.db.$count(agents, eq(agents.account, who.account))).toBe(0);
      const made = await ask("create", { challenge, code: totpCode(secret, time) });
      expect(made).toMatchObject({ code: 1, data: { role: "operator", shop_id: 0, must_change_password: 0 } });
      const { token, recovery_codes: recoveryCodes } = recordOf(made.data);
      expect(recoveryCodes).toHaveLength(10);
      const [entry] = await backend.db.select().from(auditEntries).where(eq(auditEntries.title, who.account));
      expect(entry).toMatchObject({ action: "first_operator/create", agentId: null, operation: "insert" });
      expect((await backend.atDesk(String(token)).get("accounts/find")).code).toBe(1);
      expect((await ask("state")).data).toEqual({ is_needed: false });
      expect(await printed()).toBeUndefined();
      expect(await backend.db.$count(firstOperatorCodes)).toBe(0);
      for (const call of ["check", "begin"])
        expect(await ask(call, { code, ...person() })).toMatchObject({
          msg: "There is an operator already. Log in instead",
        });
      const late = recordOf(waiting["totp"])["secret"];
      expect((await ask("create", { challenge: waiting["challenge"], code: totpCode(late, time) })).code).toBe(0);
      expect((await ask("create", { challenge, code: totpCode(secret, time) })).code).toBe(0);
      // Not even should nobody be left a minute later.
      await nobody();
      expect((await ask("create", { challenge: waiting["challenge"], code: totpCode(late, time) })).code).toBe(0);
      expect((await ask("check", { code })).code).toBe(0);
    });

    test("is one, however many are made at the same moment", async () => {
      await nobody();
      const code = codeIn(await printed());
      const begun = await Promise.all(
        Array.from({ length: 6 }, async () => recordOf((await ask("begin", { code, ...person() })).data)),
      );
      const asked = await Promise.all(
        [...begun, ...begun].map(({ challenge, totp }) =>
          ask("create", { challenge, code: totpCode(recordOf(totp)["secret"], time) }),
        ),
      );
      expect(asked.filter((answer) => answer.code === 1)).toHaveLength(1);
      for (const answer of asked) expect(answer.text).not.toContain("system error");
      const active = and(eq(agents.role, "operator"), eq(agents.isDisabled, false), like(agents.account, "boss.%"));
      const [operator, ...more] = await backend.db.select().from(agents).where(active);
      expect(more).toEqual([]);
      expect(await backend.db.$count(agentTotps, eq(agentTotps.agentId, operator?.id ?? 0))).toBe(1);
    });

    test("has several codes where several are asked for at once, and each is right", async () => {
      await nobody();
      const both = await Promise.all([
        oneTimeCode(backend.db, new Date(time), true),
        oneTimeCode(backend.db, new Date(time), true),
      ]);
      expect(both[0]?.code).not.toBe(both[1]?.code);
      for (const made of both) expect((await ask("check", { code: made?.code })).code).toBe(1);
    });
  },
  { now: () => new Date(time), trustProxy: "loopback", deskOrigin },
);

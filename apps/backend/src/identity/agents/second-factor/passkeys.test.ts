import { expect, test } from "vitest";
import { agentPasskeys } from "../../../platform/store/schema/second-factors.ts";
import { eq } from "../../../platform/store/sql.ts";
import { listOf, recordOf } from "../../../test-support/ask.ts";
import { newAgent } from "../../../test-support/chat-stage.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { type SoftwarePasskey, softwarePasskey } from "../../../test-support/software-passkey.ts";
import { relyingPartyOf } from "./relying-party.ts";

const deskOrigin = "https://desk.example";
const password = "first lamp";

onEachStore(
  "a passkey",
  (backend) => {
    const ask = (call: string, token: string, body?: object) =>
      backend.askShopDesk(call, { token, language: "en", ...(body && { body }) });
    const begin = async (account: string) =>
      recordOf((await ask("login/begin", "", { account, password, type: 1, client: 5 })).data);

    async function member() {
      const agent = await newAgent(backend, 1, { role: "staff", password });
      return { ...agent, token: String((await begin(agent.account))["token"]) };
    }
    const beginFactor = async (token: string) =>
      recordOf((await ask("account/begin_factor", token, { current: password, kind: "passkey" })).data);

    async function withPasskey(device: SoftwarePasskey = softwarePasskey(deskOrigin)) {
      const own = await member();
      const { challenge, passkey } = await beginFactor(own.token);
      const added = await ask("account/add_factor", own.token, { challenge, passkey: device.register(passkey) });
      return { ...own, device, added };
    }

    test("is made by a device, and then logs in by signing what the platform asks, once", async () => {
      const own = await withPasskey();
      expect(listOf(recordOf((await ask("account/factors", own.token)).data)["passkeys"])).toMatchObject([
        { host: "desk.example", used_at: "" },
      ]);
      expect(recordOf(own.added.data)["recovery_codes"]).toHaveLength(10);
      const { challenge, passkey, totp } = await begin(own.account);
      expect(totp).toBe(false);
      const signed = own.device.logIn(passkey);
      expect(await ask("login/finish", "", { challenge, passkey: signed })).toMatchObject({
        code: 1,
        data: { account: own.account, token: expect.any(String) },
      });
      const next = await begin(own.account);
      expect(await ask("login/finish", "", { challenge: next["challenge"], passkey: signed })).toMatchObject({
        code: 0,
        field: "passkey",
      });
      const [stored] = await backend.db.select().from(agentPasskeys).where(eq(agentPasskeys.agentId, own.id));
      expect(stored).toMatchObject({ counter: 2, usedAt: expect.any(Date) });
    });

    test("of another account, another device or another address logs nobody in", async () => {
      const [own, other] = [await withPasskey(), await withPasskey()];
      const { challenge, passkey } = await begin(own.account);
      for (const device of [other.device, softwarePasskey(deskOrigin)])
        expect(await ask("login/finish", "", { challenge, passkey: device.logIn(passkey) })).toMatchObject({
          field: "passkey",
        });
      const elsewhere = await member();
      const options = await beginFactor(elsewhere.token);
      const made = softwarePasskey("https://desk.example.net").register(options["passkey"]);
      expect(
        await ask("account/add_factor", elsewhere.token, { challenge: options["challenge"], passkey: made }),
      ).toMatchObject({ code: 0, field: "passkey" });
    });

    test("is nobody else's, and is removed by the password", async () => {
      const [own, other] = [await withPasskey(), await member()];
      const { challenge, passkey } = await beginFactor(other.token);
      expect(
        await ask("account/add_factor", other.token, { challenge, passkey: own.device.register(passkey) }),
      ).toMatchObject({ code: 0, field: "passkey" });
      const [row] = await backend.db.select().from(agentPasskeys).where(eq(agentPasskeys.agentId, own.id));
      const remove = (token: string, current = password) =>
        ask("account/remove_factor", token, { current, kind: "passkey", id: row?.id });
      expect(await remove(other.token)).toMatchObject({ error: "not_found" });
      expect(await remove(own.token, "wrong lamp")).toMatchObject({ field: "current" });
      expect(await remove(own.token)).toMatchObject({ code: 1 });
      expect((await begin(own.account))["token"]).toEqual(expect.any(String));
    });
  },
  { trustProxy: "loopback", deskOrigin },
);

test.each([
  ["https://desk.example", "desk.example"],
  ["http://localhost:3100", "localhost"],
  ["http://desk.example", null],
  ["https://192.0.2.7", null],
  ["https://[2001:db8::1]:8443", null],
  ["http://127.0.0.1:3100", null],
  [null, null],
])("a desk at %s has passkeys of %s", (origin, host) => {
  expect(relyingPartyOf(origin)?.host ?? null).toBe(host);
});

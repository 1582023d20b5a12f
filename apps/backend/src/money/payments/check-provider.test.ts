import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { connectionTests } from "../../platform/store/schema/connection-tests.ts";
import { rateLimits } from "../../platform/store/schema/rate-limits.ts";
import { desc } from "../../platform/store/sql.ts";
import { listOf } from "../../test-support/ask.ts";
import type { Gateway } from "../../test-support/gateways/gateway.ts";
import { openGateways } from "../../test-support/gateways/open-gateways.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { openShop } from "../../test-support/stage.ts";
import { providerCheck } from "./check-provider.ts";
import type { PaymentProvider } from "./providers/provider.ts";
import { registeredProvider } from "./providers/registered-providers.ts";

const gateways = await openGateways(() => new Date());
const providers = new Map(gateways.map(({ method, provider }) => [method, provider]));
afterAll(async () => {
  await Promise.all(gateways.map(({ close }) => close()));
});
beforeEach(() => {
  for (const gateway of gateways) gateway.behaviour = "works";
});

const named = gateways.map((gateway) => [gateway.name, gateway] as const);
const faults: unknown[] = [];
const checked = async (provider: PaymentProvider) => providerCheck(provider, (error) => faults.push(error))?.();

const otherKey = String(
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "pem", type: "pkcs8" }),
);
const otherSecrets = {
  ALIPAY_PRIVATE_KEY: otherKey,
  WECHAT_PAY_PRIVATE_KEY: otherKey,
  STRIPE_SECRET_KEY: "sk_test_anotherAccount00000000",
};

/** The provider of a shop that has mistaken its own secret. */
async function mistaken({ method, environment }: Gateway): Promise<PaymentProvider> {
  const of = { ...environment, ...otherSecrets } as Readonly<Record<string, string>>;
  const open = registeredProvider(method)?.contract((name) => (name in environment ? (of[name] ?? null) : null), []);
  if (open === undefined || open === null) throw new Error(`${method} has no contract`);
  return open({ origin: "https://shop.example", now: () => new Date() });
}

test.each(named)(
  "%s takes the shop's credentials, and is asked for nothing that changes anything",
  async (_, gateway) => {
    const before = gateway.asked.length;
    expect(await checked(gateway.provider)).toEqual({ result: "accepted", detail: "" });
    const asked = gateway.asked.slice(before);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^GET |query$/);
    expect(gateway.trades.size).toBe(0);
  },
);

test.each(named)("%s does not take somebody else's secret, and says why", async (_, gateway) => {
  expect(await checked(await mistaken(gateway))).toEqual({
    result: "rejected",
    detail: expect.stringMatching(/^(?:40002: isv\.invalid-signature|401: SIGN_ERROR|401: api_key_invalid)$/),
  });
});

test.each(named)("a key of %s that the shop has mistaken is named", async (_, gateway) => {
  gateway.behaviour = "forges";
  const mistakes = { alipay: "ALIPAY_PUBLIC_KEY", wechat: "WECHAT_PAY_PUBLIC_KEY", stripe: null };
  const key = mistakes[gateway.method];
  expect(await checked(gateway.provider)).toEqual(
    key === null ? { result: "accepted", detail: "" } : { result: "rejected", detail: key },
  );
});

test.each(named)("a fault of %s is no verdict on the credentials, and is reported", async (_, gateway) => {
  faults.length = 0;
  gateway.behaviour = "fails";
  expect(await checked(gateway.provider)).toEqual({ result: "unreached", detail: "" });
  expect(faults).toHaveLength(1);
});

test("providers that fall silent are waited for no longer than a client waits", { timeout: 30_000 }, async () => {
  for (const gateway of gateways) gateway.behaviour = "hangs";
  const before = Date.now();
  const outcomes = await Promise.all(gateways.map(({ provider }) => checked(provider)));
  expect(new Set(outcomes.map((outcome) => outcome?.result))).toEqual(new Set(["unreached"]));
  expect(Date.now() - before).toBeLessThan(8000);
});

onEachStore(
  "payment providers at the desk",
  (backend) => {
    let operator: CallingDeskUser;
    beforeEach(async () => {
      await backend.db.delete(connectionTests);
      await backend.db.delete(rateLimits);
      operator = await backend.newDeskUser("operator", null);
    });
    const listed = async () => listOf((await operator.get("payments/providers")).data);

    test("operators see each contract, and what its newest test said", async () => {
      expect(await listed()).toEqual([
        { method: "alipay", name: "Alipay", state: "contract", test: null },
        { method: "wechat", name: expect.any(String), state: "contract", test: null },
        { method: "stripe", name: "Stripe", state: "contract", test: null },
      ]);
      expect((await operator.post("payments/check", { method: "stripe" })).data).toEqual({
        result: "accepted",
        detail: "",
      });
      expect((await listed())[2]?.["test"]).toMatchObject({ result: "accepted", by: "Mei & <Li>" });
      const [entry] = await backend.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
      expect(entry).toMatchObject({ action: "payments/check", subjectId: "stripe", agentId: operator.id });
    });

    test("what is no provider cannot be tested, and nobody but operators tests", async () => {
      for (const method of ["", "bank", "constructor"])
        expect(await operator.post("payments/check", { method })).toMatchObject({ code: 0, error: "not_found" });
      const owner = await backend.newDeskUser("owner", await openShop(backend.db));
      const notAllowed = { code: 0, msg: "Your account may not do this" };
      expect(await owner.get("payments/providers")).toMatchObject(notAllowed);
      expect(await owner.post("payments/check", { method: "stripe" })).toMatchObject(notAllowed);
    });

    test("an operator tests so often an hour, and then no more", async () => {
      for (let tried = 0; tried < 30; tried += 1)
        expect((await operator.post("payments/check", { method: "alipay" })).code).toBe(1);
      expect(await operator.post("payments/check", { method: "alipay" })).toMatchObject({
        code: 0,
        msg: expect.stringContaining("Too many attempts"),
      });
    });
  },
  { providers },
);

onEachStore("the sandbox at the desk", (backend) => {
  test("a stand-in has no credentials that could be tested", async () => {
    const operator = await backend.newDeskUser("operator", null);
    const list = listOf((await operator.get("payments/providers")).data);
    expect(list.map(({ state }) => state)).toEqual(["sandbox", "sandbox", "sandbox"]);
    expect(await operator.post("payments/check", { method: "stripe" })).toMatchObject({ code: 0, error: "not_found" });
  });
});

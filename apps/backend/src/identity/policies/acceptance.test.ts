import { expect, test } from "vitest";
import { fetchSiteConfiguration } from "@plaza/api-client";
import { customers } from "../../platform/store/schema/customers.ts";
import { policyAcceptances, policyVersions } from "../../platform/store/schema/policies.ts";
import { eq } from "../../platform/store/sql.ts";
import { newMobile } from "../../test-support/new-customer.ts";
import { newestCode } from "../../test-support/newest-code.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { personalData } from "./accepted-policies.ts";

onEachStore("what customers accept", (backend) => {
  const code = async (mobile: string, scene: string) => {
    await backend.ask("sms/send", { body: { mobile, key: scene } });
    return newestCode(backend.db, mobile, scene);
  };
  const register = async (mobile: string) =>
    backend.ask("account/register", {
      language: "en",
      body: { mobile, password: "plaza2026", code: await code(mobile, "ZCYZ"), client: 5 },
    });
  const acceptedBy = async (mobile: string) => {
    const [customer] = await backend.db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.mobile, mobile));
    const exported = await personalData.export?.(
      backend.db,
      { id: customer?.id ?? 0, mobile, email: null },
      { wanted: "en", fallback: "zh" },
    );
    return { id: customer?.id ?? 0, accepted: exported?.["acceptedPolicies"] };
  };
  const publish = async (key: "service" | "privacy", version: number) => {
    const texts = { zh: `<p>${version}</p>` };
    await backend.db.insert(policyVersions).values({ key, version, texts, publishedAt: new Date() });
  };

  test("the versions that held at registration are kept, in a copy of the customer's data, until the account goes", async () => {
    const [before, after] = [newMobile(), newMobile()];
    expect(await register(before)).toMatchObject({ code: 1 });
    await publish("service", 2);
    expect(await register(after)).toMatchObject({ code: 1 });
    const first = await acceptedBy(before);
    expect(first.accepted).toMatchObject([
      { policy: "privacy", version: 1, acceptedAt: expect.any(Date), withApplication: null },
      { policy: "service", version: 1 },
    ]);
    expect((await acceptedBy(after)).accepted).toMatchObject([{ policy: "privacy", version: 1 }, { version: 2 }]);
    await personalData.erase(backend.db, { id: first.id, mobile: before, email: null }, new Date());
    expect((await acceptedBy(before)).accepted).toEqual([]);
  });

  test("an account that a code opens has accepted the same, and logging in again accepts nothing", async () => {
    const mobile = newMobile();
    const logIn = async () =>
      backend.ask("account/smsLogin", { body: { mobile, code: await code(mobile, "YZMDL"), client: 5 } });
    expect(await logIn()).toMatchObject({ code: 1 });
    expect((await acceptedBy(mobile)).accepted).toHaveLength(2);
    expect(await logIn()).toMatchObject({ code: 1 });
    expect((await acceptedBy(mobile)).accepted).toHaveLength(2);
  });

  test("nobody registers until both agreements are published, and customers log in all the same", async () => {
    const { db } = backend;
    const known = newMobile();
    await register(known);
    await db.delete(policyAcceptances);
    await db.delete(policyVersions).where(eq(policyVersions.key, "privacy"));
    const isOpen = async () => (await fetchSiteConfiguration(backend.client({ locale: "en" }))).isRegistrationOpen;
    expect(await isOpen()).toBe(false);
    const mobile = newMobile();
    const closed = { code: 0, msg: "Registration is not open yet: the agreements have not been published" };
    expect(await register(mobile)).toMatchObject(closed);
    const byCode = await code(mobile, "YZMDL");
    const logIn = (number: string, typed: string) =>
      backend.ask("account/smsLogin", { language: "en", body: { mobile: number, code: typed, client: 5 } });
    expect(await logIn(mobile, byCode)).toMatchObject(closed);
    expect(await logIn(known, await code(known, "YZMDL"))).toMatchObject({ code: 1 });
    expect(await db.select().from(customers).where(eq(customers.mobile, mobile))).toEqual([]);
    await publish("privacy", 1);
    expect(await isOpen()).toBe(true);
    // The code was not used up by what failed.
    expect(await logIn(mobile, byCode)).toMatchObject({ code: 1 });
  });
});

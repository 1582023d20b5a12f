import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { publishedVersion } from "../../identity/policies/published-policies.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { shopInvitations } from "../../platform/store/schema/shop-invitations.ts";
import { eq, inArray } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { idOf } from "../../test-support/stage.ts";
import { findDemoTraces } from "./find-demo-traces.ts";

onEachStore("whom a demo has let in at the desk", (backend) => {
  let tradeId = 0;
  beforeAll(async () => {
    tradeId = idOf(await backend.db.insert(trades).values({ name: "灯具" }).returning({ id: trades.id }));
  });
  const accountName = () => `who.${randomUUID().slice(0, 8)}`;
  const newShop = () => {
    const account = accountName();
    return { account, nickname: "Mei", name: `Lamps ${account}`, trade_id: tradeId };
  };
  const made = async (operator: CallingDeskUser) => {
    const shop = newShop();
    expect(await operator.post("shops/add", shop)).toMatchObject({ code: 1 });
    return shop.account;
  };
  const invite = async (operator: CallingDeskUser) => {
    const { id, link } = recordOf((await operator.post("invitations/add", { note: "Mei" })).data);
    return { id: Number(id), token: String(link).split("#")[1] ?? "" };
  };
  const invited = async (operator: CallingDeskUser) => {
    const { token } = await invite(operator);
    const agreement = await publishedVersion(backend.db, "merchant");
    const shop = { ...newShop(), token, password: "long lamp 1", agreement_version: agreement?.id ?? 0 };
    const { data } = await backend.askShopDesk("invitations/accept", { body: shop });
    return { account: shop.account, desk: backend.atDesk(String(recordOf(data)["token"])) };
  };
  const disabled = async (accounts: readonly string[]) => {
    const rows = await backend.db
      .select()
      .from(agents)
      .where(inArray(agents.account, [...accounts]));
    return accounts.map((account) => rows.find((row) => row.account === account)?.isDisabled);
  };

  test("leaving a demo withdraws the demo's invitations and disables whom it has let in, and nobody else", async () => {
    const [demo, real] = [await backend.newDeskUser("operator", null), await backend.newDeskUser("operator", null)];
    await backend.db
      .update(agents)
      .set({ account: `demo-${accountName()}` })
      .where(eq(agents.id, demo.id));

    const [open, untouched] = [await invite(demo), await invite(real)];
    const { account: guest, desk } = await invited(demo);
    const helper = accountName();
    expect(await desk.post("team/add", { account: helper, nickname: "Li", role: "staff" })).toMatchObject({ code: 1 });
    const owner = await made(demo);
    const [shop] = await backend.db.select({ id: shops.id }).from(shops);
    const colleague = await backend.newDeskUser("staff", shop?.id ?? 0);
    const renamed = accountName();
    await backend.db.update(agents).set({ account: renamed }).where(eq(agents.id, colleague.id));
    expect(await demo.post("accounts/reset", { id: colleague.id })).toMatchObject({ code: 1 });
    const ofDemo = [guest, helper, owner, renamed];
    const others = [await made(real), (await invited(real)).account];

    expect(await findDemoTraces(backend.db)).toMatchObject({ madeAccounts: 4, invitations: 1 });
    expect((await backend.operate("leave-demo")).out).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Disabled 4 accounts that accounts of the demo have made/),
        "Withdrew 1 invitation to open a shop",
      ]),
    );
    expect(await disabled(ofDemo)).toEqual([true, true, true, true]);
    expect(await disabled(others)).toEqual([false, false]);
    expect((await desk.get("team/list")).code).toBe(-1);
    const invitations = await backend.db
      .select({ id: shopInvitations.id, withdrawnAt: shopInvitations.withdrawnAt })
      .from(shopInvitations)
      .where(inArray(shopInvitations.id, [open.id, untouched.id]))
      .orderBy(shopInvitations.id);
    expect(invitations).toEqual([
      { id: open.id, withdrawnAt: expect.any(Date) },
      { id: untouched.id, withdrawnAt: null },
    ]);
    expect(await findDemoTraces(backend.db)).toMatchObject({ madeAccounts: 0, invitations: 0 });
  });

  test("an account that the demo has made is no trace once whoever has the machine has enabled it", async () => {
    const demo = await backend.newDeskUser("operator", null);
    await backend.db
      .update(agents)
      .set({ account: `demo-${accountName()}` })
      .where(eq(agents.id, demo.id));
    const owner = await made(demo);
    expect(await findDemoTraces(backend.db)).toMatchObject({ madeAccounts: 1 });
    await backend.operate("leave-demo");
    expect(await backend.operate("agents", "enable", owner)).toMatchObject({ code: 0 });
    expect(await findDemoTraces(backend.db)).toMatchObject({ madeAccounts: 0 });
    await backend.operate("leave-demo");
    expect(await disabled([owner])).toEqual([false]);
  });
});

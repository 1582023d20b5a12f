import { beforeEach, expect, test } from "vitest";
import { policyVersions } from "../../platform/store/schema/policies.ts";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { setSetting } from "../../test-support/desk-settings.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { openShop } from "../../test-support/stage.ts";
import { doneSteps } from "./opening-steps.ts";

onEachStore("the platform's figures", (backend) => {
  beforeEach(async () => {
    await backend.db.delete(settings);
    await backend.db.update(products).set({ isOnShelf: false });
    await backend.db.update(shops).set({ isOpen: false });
  });
  const operator = () => backend.newDeskUser("operator", null);
  /** Of a platform without a provider of payments, and without a way to send codes. */
  const steps = () =>
    doneSteps({
      ...backend.services,
      language: { wanted: "en", fallback: "zh" },
      providers: new Map(),
      sms: null,
      mail: null,
    });

  test("the steps to a first sale are done as soon as they are, and asked for again where they are undone", async () => {
    expect(await steps()).toMatchObject({
      name: false,
      payment: false,
      messages: false,
      policies: (await backend.db.$count(policyVersions)) > 1,
      open_shop: false,
      products: false,
    });
    const one = await operator();
    await setSetting(one, "name", { en: "Riverside Market" });
    await setSetting(one, "registrationNeedsCode", "0");
    await setSetting(one, "transferOpen", "1");
    expect((await steps()).payment).toBe(false);
    for (const name of ["transferHolder", "transferBank"]) await setSetting(one, name, { en: "Riverside" });
    await setSetting(one, "transferAccount", "6222");
    const shopId = await openShop(backend.db);
    await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000, shopId }, stock: 1 });
    expect(await steps()).toMatchObject({
      name: true,
      payment: true,
      messages: true,
      shop: true,
      open_shop: true,
      products: true,
    });
    await backend.db.update(products).set({ isOnShelf: false });
    expect(await steps()).toMatchObject({ open_shop: true, products: false });
  });

  test("categories are a step that is done once there are trades as well", async () => {
    await backend.db.insert(categories).values({ name: "Lamps", level: 1 });
    await backend.db.update(trades).set({ deletedAt: new Date() });
    expect((await steps()).categories).toBe(false);
    await backend.db.insert(trades).values({ name: "Lighting" });
    expect((await steps()).categories).toBe(true);
    await backend.db.update(categories).set({ deletedAt: new Date() });
    expect((await steps()).categories).toBe(false);
  });

  test("operators read what waits for them, and nobody else does", async () => {
    const { data } = await (await operator()).get("figures/platform");
    const { steps: listed, ...waiting } = recordOf(data);
    expect(waiting).toEqual({
      applications: expect.any(Number),
      products_to_review: expect.any(Number),
      products_to_approve: expect.any(Number),
      flash_proposals: expect.any(Number),
      documents_to_check: expect.any(Number),
      shop_names_to_decide: expect.any(Number),
      transfers_awaited: expect.any(Number),
      transfers_unmatched: 0,
      refunds_to_transfer: 0,
      reported_reviews: expect.any(Number),
    });
    expect(listOf(listed).map(({ step }) => step)).toEqual(Object.keys(await steps()));
    const owner = await backend.newDeskUser("owner", await openShop(backend.db));
    expect((await owner.get("figures/platform")).code).toBe(0);
  });
});

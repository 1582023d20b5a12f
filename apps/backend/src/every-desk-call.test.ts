import { expect, test } from "vitest";
import { platform } from "./domains.ts";
import { addRule } from "./selling/merchandising/change-rules.ts";
import { requestRefund } from "./service/after-sales/request-refund.ts";
import { agents } from "./platform/store/schema/agents.ts";
import { afterSales } from "./platform/store/schema/after-sales.ts";
import { bulkChanges } from "./platform/store/schema/bulk-changes.ts";
import { cashTerms } from "./platform/store/schema/cash-terms.ts";
import { products, productTakedowns, skus } from "./platform/store/schema/catalog.ts";
import { coupons } from "./platform/store/schema/coupons.ts";
import { importRuns } from "./platform/store/schema/imports.ts";
import { freightRules, freightTemplates } from "./platform/store/schema/freight.ts";
import { shops } from "./platform/store/schema/merchants.ts";
import { auditEntries } from "./platform/store/schema/audit.ts";
import { actingDatabase } from "./platform/store/acting-database.ts";
import { searchRules } from "./platform/store/schema/search-rules.ts";
import { orderNotes, orders } from "./platform/store/schema/orders.ts";
import { type DraftContent, productDrafts } from "./platform/store/schema/product-drafts.ts";
import { requiredDocuments, shopDocuments } from "./platform/store/schema/required-documents.ts";
import { reviews } from "./platform/store/schema/reviews.ts";
import { flashOffers, flashOpenings, flashPrices, flashSlots } from "./platform/store/schema/promotions.ts";
import { desc, eq, gt } from "./platform/store/sql.ts";
import { type Answer, listOf, recordOf } from "./test-support/ask.ts";
import { badBodies, badQueries } from "./test-support/bad-input.ts";
import { handOver } from "./test-support/handed-over.ts";
import { newDeskUser } from "./test-support/new-desk-user.ts";
import { type OpenTestBackend } from "./test-support/open-test-backend.ts";
import { onEachStore } from "./test-support/on-each-store.ts";
import { putOnSale } from "./test-support/put-on-sale.ts";
import { richCustomer } from "./test-support/new-customer.ts";
import { idOf, offerCoupon, openShop } from "./test-support/stage.ts";

const all = Object.entries(platform.deskCalls);
const forShops = all.filter(([, { audience }]) => ["shop-agent", "staff", "owner", "manager"].includes(audience));
/** What is not a shop's: everybody has some of their own. */
const forEverybody = all.filter(([, { audience }]) => audience === "agent");
const forVisitors = all.filter(([, { audience }]) => audience === "visitor");
const forOperators = all.filter(([, { audience }]) => ["operator", "manager"].includes(audience));

/** Everything that a shop has, as somebody of another shop would name it. */
async function fullShop(db: OpenTestBackend["db"]) {
  const shopId = await openShop(db, { returnAddress: "12 Anfu Road" });
  const customer = await richCustomer(db, 1_000_000);
  const productId = await putOnSale(db, { name: "Lamp", fields: { price: 1000, shopId }, stock: 10 });
  const order = { lines: [{ productId, quantity: 1 }], fields: { shopId } };
  const now = new Date();
  const paid = await handOver(db, customer.id, { ...order, state: "paid" }, now);
  const pickup = { ...order, fields: { shopId, delivery: "pickup" as const }, state: "paid" as const };
  const waiting = await handOver(db, customer.id, pickup, now);
  const completed = await handOver(db, customer.id, { ...order, state: "completed" }, now);
  const request = {
    customerId: customer.id,
    orderId: completed.orderId,
    lineId: completed.lines[0]?.id ?? 0,
    type: "refund" as const,
    quantity: 1,
    reason: "Broken",
    remark: "",
    images: [],
    isWithdrawal: false,
    idempotencyKey: null,
    now,
  };
  const { id: afterSaleId } = await db.transaction((tx) => requestRefund(tx, request));
  const stars = { productStars: 1, descriptionStars: 1, serviceStars: 1, deliveryStars: 1 };
  const review = { productId, nickname: "m***a", body: "Drips", customerId: customer.id, ...stars };
  const memberId = (await newDeskUser(db, "staff", shopId)).id;
  const none = { added: 0, changed: 0, unchanged: 0, rejected: 0 };
  const file = { name: "spring.csv", kind: "csv", bytes: 1, contentHash: "", isStored: true } as const;
  const run = { shopId, agentId: memberId, ...file, state: "checked", checked: none, imported: none } as const;
  const [row] = await db.select({ code: orders.pickupCode }).from(orders).where(eq(orders.id, waiting.orderId));
  const skuId = completed.lines[0]?.skuId ?? 0;
  await db.update(skus).set({ lowStock: 1000 }).where(eq(skus.id, skuId));
  const [sku] = await db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, skuId));
  const takenDownId = await putOnSale(db, { name: "Lantern", fields: { shopId, isApproved: false } });
  await db.insert(productTakedowns).values({ productId: takenDownId, shopId, grounds: "Broken", takenDownAt: now });
  await db.insert(cashTerms).values({ shopId, isOffered: true });
  await putOnSale(db, { name: "Torch", fields: { shopId, deletedAt: now } });
  const kind = { categoryId: 1, name: `Licence ${shopId}` };
  const kindId = idOf(await db.insert(requiredDocuments).values(kind).returning({ id: requiredDocuments.id }));
  await db
    .insert(shopDocuments)
    .values({ shopId, kindId, path: "private/merchant/a.pdf", state: "waits", sentAt: now });
  return {
    shopId,
    productId,
    takenDownId,
    skuId,
    ...(await productDraftsOf(db, { shopId, productId, skuId })),
    stock: sku?.stock ?? 0,
    orderId: paid.orderId,
    noteId: idOf(
      await db
        .insert(orderNotes)
        .values({ orderId: paid.orderId, shopId, note: "Call first", createdAt: now })
        .returning({ id: orderNotes.id }),
    ),
    pickupId: waiting.orderId,
    pickupCode: row?.code ?? "",
    afterSaleId,
    reviewId: idOf(await db.insert(reviews).values(review).returning({ id: reviews.id })),
    couponId: await offerCoupon(db, { shopId }),
    ...(await proposedOffer(db, productId, skuId)),
    templateId: await freightTemplateOf(db, shopId),
    memberId,
    bulkChangeId: idOf(
      await db
        .insert(bulkChanges)
        .values({
          shopId,
          agentId: memberId,
          idempotencyKey: "one",
          edit: { kind: "add_stock", value: 1 },
          state: "done",
          seenAt: now,
          startedAt: now,
          total: 0,
        })
        .returning({ id: bulkChanges.id }),
    ),
    entryId: await auditedChange(db, shopId, memberId),
    ruleId: await db.transaction((tx) =>
      addRule(
        tx,
        { shopId, agentId: memberId, now },
        {
          text: "lamp",
          categoryId: null,
          shopCategoryId: null,
          contents: { kind: "pin", productIds: [productId] },
          validFrom: now.toISOString(),
          validUntil: null,
        },
      ),
    ),
    runId: idOf(
      await db
        .insert(importRuns)
        .values({ ...run, createdAt: now })
        .returning({ id: importRuns.id }),
    ),
  };
}

/** One of a new product, and one of a product that is stored. */
async function productDraftsOf(
  db: OpenTestBackend["db"],
  { shopId, productId, skuId }: { readonly shopId: number; readonly productId: number; readonly skuId: number },
) {
  const sku = { id: skuId, values: [], number: "", price: 900, marketPrice: null, stock: null, stockRead: null };
  const content: DraftContent = {
    number: "",
    name: { en: "Bright lamp" },
    tagline: {},
    description: {},
    images: [],
    categoryId: 1,
    shopCategoryId: null,
    brand: "",
    options: [],
    skus: [{ ...sku, barcode: "", makerNumber: "", image: null }],
    delivery: "express",
    offersPickup: false,
    virtualContent: "",
    freight: { mode: "default", fixedAmount: null, templateId: null, grams: 0, cubicCentimetres: 0 },
    showsStock: true,
    hasMemberPrice: false,
    withdrawalExclusion: null,
    isListed: true,
  };
  const changedAt = new Date();
  const add = async (of: number | null) =>
    idOf(
      await db
        .insert(productDrafts)
        .values({ shopId, productId: of, content, changedAt })
        .returning({ id: productDrafts.id }),
    );
  return { newDraftId: await add(null), draftId: await add(productId) };
}

/** What waits in a slot that is open for some days. */
async function proposedOffer(db: OpenTestBackend["db"], productId: number, skuId: number) {
  const slotId = idOf(
    await db.insert(flashSlots).values({ startMinute: 0, endMinute: 1 }).returning({ id: flashSlots.id }),
  );
  const days = { slotId, startsOn: "2098-01-01", endsOn: "2098-01-02" };
  const opening = { ...days, proposalsUntil: new Date("2097-12-01T00:00:00Z") };
  const [openingId, otherOpeningId] = [
    idOf(await db.insert(flashOpenings).values(opening).returning({ id: flashOpenings.id })),
    idOf(await db.insert(flashOpenings).values(opening).returning({ id: flashOpenings.id })),
  ];
  const flashOfferId = idOf(
    await db
      .insert(flashOffers)
      .values({ ...days, productId, openingId })
      .returning({ id: flashOffers.id }),
  );
  await db.insert(flashPrices).values({ offerId: flashOfferId, skuId, price: 500 });
  return { openingId: otherOpeningId, flashOfferId };
}

async function freightTemplateOf(db: OpenTestBackend["db"], shopId: number): Promise<number> {
  const template = { shopId, name: "By piece", unit: "piece" } as const;
  const templateId = idOf(await db.insert(freightTemplates).values(template).returning({ id: freightTemplates.id }));
  const rule = { firstUnits: 1, firstAmount: 600, nextUnits: 1, nextAmount: 100 };
  await db.insert(freightRules).values({ templateId, position: 0, ...rule });
  return templateId;
}

const newestEntry = (db: OpenTestBackend["db"]) =>
  db.select({ id: auditEntries.id }).from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);

/** @returns the entry of a change of the shop that its owner can put back */
async function auditedChange(db: OpenTestBackend["db"], shopId: number, agentId: number): Promise<number> {
  const acting = actingDatabase(db, { action: "shop/save", agentId, shopId });
  await acting.transaction((tx) => tx.update(shops).set({ intro: "Lamps of all kinds" }).where(eq(shops.id, shopId)));
  return idOf(await db.select({ id: auditEntries.id }).from(auditEntries).where(eq(auditEntries.shopId, shopId)));
}

type Shop = Awaited<ReturnType<typeof fullShop>>;

interface Reach {
  readonly query?: string;
  readonly body?: unknown;
  /** What somebody of another shop is answered. */
  readonly sees: (answer: Answer) => void;
}

const notFound = (answer: Answer) => expect(answer).toMatchObject({ code: 0, error: "not_found" });
const nothing = ({ data }: Answer) => expect(recordOf(data)["list"]).toEqual([]);

/** How each call of a shop would reach another shop's things. A call that is not here fails the test. */
const reaching: Readonly<Record<string, (shop: Shop) => Reach>> = {
  "orders/list": () => ({ sees: nothing }),
  "orders/detail": ({ orderId }) => ({ query: `id=${orderId}`, sees: notFound }),
  "orders/export_size": () => ({ sees: ({ data }) => expect(data).toEqual({ rows: 0 }) }),
  "orders/export": () => ({ sees: ({ data }) => expect(data).not.toContain("Lamp") }),
  "orders/add_note": ({ orderId }) => ({ body: { id: orderId, note: "Call first" }, sees: notFound }),
  "orders/remove_note": ({ noteId }) => ({ body: { id: noteId }, sees: notFound }),
  "orders/pickup": ({ pickupCode }) => ({ query: `code=${pickupCode}`, sees: notFound }),
  "orders/send": ({ orderId }) => ({
    body: { parcels: [{ order_id: orderId, carrier: "SF", tracking_number: "SF-1001" }] },
    sees: ({ data }) => expect(data).toMatchObject({ sent: [], rejected: [{ order_id: orderId }] }),
  }),
  "orders/correct_parcel": ({ orderId }) => ({
    body: { id: orderId, carrier: "SF", tracking_number: "SF1002", was: "" },
    sees: notFound,
  }),
  "conversations/begin": ({ orderId }) => ({ body: { order_id: orderId }, sees: notFound }),
  "orders/deliver": ({ orderId }) => ({ body: { id: orderId, content: "Key" }, sees: notFound }),
  "orders/hand_over": ({ pickupId, pickupCode }) => ({ body: { id: pickupId, code: pickupCode }, sees: notFound }),
  "orders/collect_cash": ({ orderId }) => ({ body: { id: orderId }, sees: notFound }),
  "orders/refuse_parcel": ({ orderId }) => ({ body: { id: orderId }, sees: notFound }),
  "orders/close": ({ orderId }) => ({ body: { id: orderId }, sees: notFound }),
  "after_sales/list": () => ({ sees: nothing }),
  "after_sales/detail": ({ afterSaleId }) => ({ query: `id=${afterSaleId}`, sees: notFound }),
  "after_sales/decide": ({ afterSaleId }) => ({ body: { id: afterSaleId, decision: "agree" }, sees: notFound }),
  "reviews/list": () => ({ sees: nothing }),
  "reviews/answer": ({ reviewId }) => ({ body: { id: reviewId, answer: "No" }, sees: notFound }),
  "reviews/report": ({ reviewId }) => ({ body: { id: reviewId, reason: "offensive" }, sees: notFound }),
  "products/list": () => ({ sees: nothing }),
  "products/filters": ({ templateId }) => ({
    sees: ({ data }) => {
      expect(recordOf(data)["freight_templates"]).toEqual([]);
      expect(templateId).toBeGreaterThan(0);
    },
  }),
  "stock/soon": () => ({ sees: nothing }),
  "stock/movements": ({ skuId }) => ({ query: `sku_id=${skuId}`, sees: notFound }),
  "stock/save_mark": ({ skuId }) => ({ body: { sku_id: skuId, low_stock: 3 }, sees: notFound }),
  "products/change": ({ skuId, stock }) => ({
    body: { cells: [{ id: skuId, field: "stock", from: stock, to: stock + 1 }] },
    sees: notFound,
  }),
  "products/bulk_preview": ({ productId }) => ({
    body: { ids: [productId], edit: { kind: "add_stock", value: 1 } },
    sees: notFound,
  }),
  "products/bulk_start": ({ productId }) => ({
    body: {
      ids: [productId],
      edit: { kind: "add_stock", value: 1 },
      key: `another ${productId}`,
      seen_at: new Date().toISOString(),
    },
    sees: notFound,
  }),
  "products/bulk_list": () => ({ sees: nothing }),
  "products/bulk_detail": ({ bulkChangeId }) => ({ query: `id=${bulkChangeId}`, sees: notFound }),
  "products/bulk_cancel": ({ bulkChangeId }) => ({ body: { id: bulkChangeId }, sees: notFound }),
  "products/bulk_undo": ({ bulkChangeId }) => ({ body: { id: bulkChangeId }, sees: notFound }),
  "products/ask_review": ({ takenDownId }) => ({
    body: { id: takenDownId, revision: 1, correction: "Put right" },
    sees: notFound,
  }),
  "coupons/list": () => ({ sees: nothing }),
  "coupons/add": ({ productId }) => ({
    body: {
      name: "Off",
      amount: "1",
      validity: "days",
      valid_days: 1,
      claimable_from: new Date().toISOString(),
      claimable_until: new Date(Date.now() + 60_000).toISOString(),
      scope: "only",
      product_ids: [productId],
    },
    sees: notFound,
  }),
  "coupons/change": ({ couponId }) => ({ body: { id: couponId, is_enabled: 0 }, sees: notFound }),
  "flash_offers/list": () => ({ sees: nothing }),
  "flash_offers/product": ({ productId }) => ({ query: `product_id=${productId}`, sees: notFound }),
  "flash_offers/conflicts": ({ productId, openingId }) => ({
    query: `product_id=${productId}&opening_id=${openingId}`,
    sees: notFound,
  }),
  "flash_offers/propose": ({ productId, skuId, openingId }) => ({
    body: { product_id: productId, opening_id: openingId, prices: [{ sku_id: skuId, price: "5.00" }] },
    sees: notFound,
  }),
  "flash_offers/take_back": ({ flashOfferId }) => ({ body: { id: flashOfferId, revision: 1 }, sees: notFound }),
  "team/list": () => ({ sees: ({ data }) => expect(listOf(data)).toHaveLength(1) }),
  // Names nobody: whoever is added is the own shop's.
  "team/add": () => ({ body: { account: "", nickname: "", role: "staff" }, sees: ({ code }) => expect(code).toBe(0) }),
  "team/disable": ({ memberId }) => ({ body: { id: memberId }, sees: notFound }),
  "team/enable": ({ memberId }) => ({ body: { id: memberId }, sees: notFound }),
  "team/reset": ({ memberId }) => ({ body: { id: memberId }, sees: notFound }),
  "shop/missing_terms": () => ({
    sees: ({ data }) => expect(recordOf(data)["missing"]).toEqual(["return_address", "freight"]),
  }),
  "shop/addresses": () => ({
    sees: ({ data }) => expect(recordOf(data)["return_address"]).toEqual({}),
  }),
  // Names no shop.
  "shop/save_addresses": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  // Names no shop.
  "shop/set_open": () => ({ body: { is_open: "?" }, sees: ({ code }) => expect(code).toBe(0) }),
  "shop_documents/list": () => ({
    sees: ({ data }) => expect(listOf(data).filter(({ sent }) => sent !== null)).toEqual([]),
  }),
  // Names no shop.
  "shop_documents/upload": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  // Names no shop.
  "shop_documents/send": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "shop_page/detail": ({ shopId }) => ({ sees: ({ data }) => expect(recordOf(data)["id"]).not.toBe(shopId) }),
  // Names no shop, nor do the next ones.
  "shop_page/save_draft": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "shop_page/discard_draft": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "shop_page/publish": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "shop_page/preview_addresses": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "pictures/upload": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "shop_contact/detail": ({ shopId }) => ({ sees: ({ data }) => expect(recordOf(data)["id"]).not.toBe(shopId) }),
  // Names no shop.
  "shop_contact/save": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "shop_terms/detail": ({ shopId }) => ({ sees: ({ data }) => expect(recordOf(data)["id"]).not.toBe(shopId) }),
  // Names no shop.
  "shop_terms/save": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "freight/list": () => ({ sees: ({ data }) => expect(recordOf(data)["templates"]).toEqual([]) }),
  "freight/try": ({ templateId }) => ({
    query: `id=${templateId}&province_id=310000&city_id=310100&district_id=310104&units=2`,
    sees: notFound,
  }),
  "freight/save": ({ templateId }) => ({
    body: {
      id: templateId,
      revision: 1,
      name: "By the piece",
      unit: "piece",
      rules: [{ region_ids: [], first_units: 1, first_amount: "6", next_units: 1, next_amount: "1" }],
    },
    sees: notFound,
  }),
  "freight/make_default": ({ templateId }) => ({ body: { id: templateId, revision: 2 }, sees: notFound }),
  "freight/remove": ({ templateId }) => ({ body: { id: templateId, revision: 3 }, sees: notFound }),
  // Names no shop.
  "freight/save_free_from": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "cash/terms": () => ({ sees: ({ data }) => expect(recordOf(data)["revision"]).toBe(0) }),
  // Names no shop.
  "cash/save_terms": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  // Names no shop.
  "imports/upload": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  // Names no shop.
  "imports/picture": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "imports/list": () => ({ sees: nothing }),
  "imports/detail": ({ runId }) => ({ query: `id=${runId}`, sees: notFound }),
  "imports/start": ({ runId }) => ({ body: { id: runId }, sees: notFound }),
  "imports/stop": ({ runId }) => ({ body: { id: runId }, sees: notFound }),
  "imports/export": () => ({ sees: ({ data }) => expect(data).not.toContain("Lamp") }),
  "search_rules/list": () => ({ sees: nothing }),
  "search_rules/log": () => ({ sees: nothing }),
  "search_rules/save": ({ ruleId, productId }) => ({
    body: { id: ruleId, revision: 1, text: "lamps", kind: "pin", product_ids: [productId] },
    sees: notFound,
  }),
  "search_rules/preview": ({ productId }) => ({
    body: { text: "lamp", kind: "pin", product_ids: [productId] },
    sees: notFound,
  }),
  "search_rules/undo": ({ ruleId }) => ({ body: { id: ruleId, revision: 2 }, sees: notFound }),
  "search_rules/remove": ({ ruleId }) => ({ body: { id: ruleId, revision: 2 }, sees: notFound }),
  "search_rules/products": () => ({ sees: ({ data }) => expect(data).toEqual([]) }),
  // Names nothing: the own shop's categories, of which there are none.
  "search_rules/categories": () => ({ sees: ({ data }) => expect(data).toEqual([]) }),
  "audit/list": ({ shopId }) => ({ query: `subject=shops&subject_id=${shopId}`, sees: nothing }),
  "audit/put_back": ({ entryId }) => ({ body: { id: entryId }, sees: notFound }),
  "product/detail": ({ productId }) => ({ query: `id=${productId}`, sees: notFound }),
  "product/choices": () => ({ sees: ({ data }) => expect(recordOf(data)["freight_templates"]).toEqual([]) }),
  // Names nothing: brands are the marketplace's.
  "product/brands": () => ({ sees: ({ data }) => expect(data).toEqual([]) }),
  "product/drafts": () => ({ sees: ({ data }) => expect(data).toEqual([]) }),
  "product/archived": () => ({ sees: nothing }),
  // Names no shop.
  "product/upload_picture": () => ({ body: {}, sees: ({ code }) => expect(code).toBe(0) }),
  "product/preview": ({ draftId }) => ({ body: { id: draftId, revision: 1 }, sees: notFound }),
  "product/publish": ({ draftId }) => ({ body: { id: draftId, revision: 1 }, sees: notFound }),
  "product/save_draft": ({ newDraftId }) => ({
    body: { id: newDraftId, revision: 1, content: { freight: {} } },
    sees: notFound,
  }),
  "product/discard_draft": ({ newDraftId }) => ({ body: { id: newDraftId, revision: 2 }, sees: notFound }),
  "product/duplicate": ({ productId }) => ({ body: { id: productId }, sees: notFound }),
  "product/archive": ({ productId }) => ({ body: { id: productId }, sees: notFound }),
  "product/restore": ({ productId }) => ({ body: { id: productId }, sees: notFound }),
  "figures/today": ({ shopId }) => ({
    sees: ({ data }) => {
      expect(data).toMatchObject({ to_send: 0, to_pick_up: 0, after_sales_to_decide: 0, reviews_to_answer: 0 });
      expect(recordOf(recordOf(data)["shop"])["id"]).not.toBe(shopId);
    },
  }),
};

/** What shows nothing of a shop's to whoever asks for its own either. */
const namesNothing = new Set([
  "team/add",
  "shop/save_addresses",
  "shop/set_open",
  "shop_documents/upload",
  "shop_documents/send",
  "shop_page/save_draft",
  "shop_page/discard_draft",
  "shop_page/publish",
  "shop_page/preview_addresses",
  "pictures/upload",
  "shop_contact/save",
  "shop_terms/save",
  "freight/save_free_from",
  "cash/save_terms",
  "imports/upload",
  "imports/picture",
  "product/brands",
  "product/upload_picture",
  "search_rules/categories",
]);

onEachStore("every call of the desk", (backend) => {
  const askAs = (
    token: string,
    path: string,
    { query = "", body }: { readonly query?: string; readonly body?: unknown },
  ) => backend.askShopDesk(`${path}?${query}`, { token, language: "en", ...(body !== undefined && { body }) });
  const method = (path: string) => platform.deskCalls[path]?.method ?? "GET";

  const stored = async ({ shopId, productId, memberId }: Shop) => {
    const { db } = backend;
    return [
      await db.select().from(shops).where(eq(shops.id, shopId)),
      await db.select().from(orders).where(eq(orders.shopId, shopId)).orderBy(orders.id),
      await db.select().from(afterSales).where(eq(afterSales.shopId, shopId)),
      await db.select().from(reviews).where(eq(reviews.productId, productId)),
      await db.select().from(products).where(eq(products.id, productId)),
      await db.select().from(skus).where(eq(skus.productId, productId)),
      await db.select().from(productTakedowns).where(eq(productTakedowns.shopId, shopId)),
      await db.select().from(coupons).where(eq(coupons.shopId, shopId)),
      await db.select().from(flashOffers).where(eq(flashOffers.productId, productId)),
      await db.select().from(agents).where(eq(agents.id, memberId)),
      await db.select().from(importRuns).where(eq(importRuns.shopId, shopId)),
      await db.select().from(freightTemplates).where(eq(freightTemplates.shopId, shopId)),
      await db.select().from(searchRules).where(eq(searchRules.shopId, shopId)),
    ];
  };

  test("every call of a shop is tried with what is another shop's", () => {
    expect(Object.keys(reaching).toSorted()).toEqual(forShops.map(([path]) => path).toSorted());
  });

  test("every call of a shop reaches nothing of another shop", async () => {
    const { db } = backend;
    const shop = await fullShop(db);
    const before = await stored(shop);
    const { token } = await backend.newDeskUser("owner", await openShop(db));
    for (const [path, reach] of Object.entries(reaching)) {
      const { sees, ...request } = reach(shop);
      sees(await askAs(token, path, request));
    }
    expect(await stored(shop)).toEqual(before);
  });

  test("every call of a shop reaches what is its own", async () => {
    const { db } = backend;
    const shop = await fullShop(db);
    const { token } = await backend.newDeskUser("owner", shop.shopId);
    for (const [path, reach] of Object.entries(reaching)) {
      if (namesNothing.has(path)) continue;
      const { sees, ...request } = reach(shop);
      const answer = await askAs(token, path, request);
      expect(() => sees(answer), `${path} ${answer.text.slice(0, 100)}`).toThrow();
    }
  });

  test("every call of a shop that changes something leaves who it was in the audit log", async () => {
    const { db } = backend;
    const shop = await fullShop(db);
    const { token, id: agentId } = await backend.newDeskUser("owner", shop.shopId);
    const silent: string[] = [];
    for (const [path, reach] of Object.entries(reaching)) {
      const [{ id: before } = { id: 0 }] = await newestEntry(db);
      const answer = await askAs(token, path, reach(shop));
      if (method(path) === "GET" || answer.code !== 1) continue;
      const made = await db.select().from(auditEntries).where(gt(auditEntries.id, before));
      if (made.length === 0) silent.push(path);
      for (const entry of made) expect(entry, path).toMatchObject({ action: path, agentId, shopId: shop.shopId });
    }
    // Conversations, imports and changes of many products keep who began them, drafts of products who changed them; a preview
    // changes nothing.
    const keepOwnRecord = ["conversations/begin", "imports/start", "imports/stop"];
    const changesOfMany = ["products/bulk_cancel", "products/bulk_preview", "products/bulk_undo"];
    const drafts = ["product/discard_draft", "product/duplicate", "product/save_draft"];
    expect(silent.toSorted()).toEqual(
      [...keepOwnRecord, ...changesOfMany, ...drafts, "search_rules/preview"].toSorted(),
    );
  });

  test("every call is refused to whom it is not for", async () => {
    const tokens = {
      agent: (await backend.newDeskUser("agent", 1)).token,
      staff: (await backend.newDeskUser("staff", 1)).token,
      owner: (await backend.newDeskUser("owner", 1)).token,
      platformAgent: (await backend.newDeskUser("agent", null)).token,
      operator: (await backend.newDeskUser("operator", null)).token,
    };
    const allowed = {
      visitor: ["agent", "staff", "owner", "platformAgent", "operator"],
      agent: ["agent", "staff", "owner", "platformAgent", "operator"],
      "shop-agent": ["agent", "staff", "owner"],
      staff: ["staff", "owner"],
      owner: ["owner"],
      operator: ["operator"],
      manager: ["owner", "operator"],
    } as const satisfies Record<string, readonly (keyof typeof tokens)[]>;
    for (const [path, { audience }] of all) {
      const asked = await askAs("", path, method(path) === "POST" ? { body: {} } : {});
      expect(asked.code === -1, path).toBe(audience !== "visitor");
      for (const [who, token] of Object.entries(tokens)) {
        const { msg } = await askAs(token, path, method(path) === "POST" ? { body: {} } : {});
        const mayAsk: readonly string[] = allowed[audience];
        expect(msg === "Your account may not do this", `${path} ${who}`).toBe(!mayAsk.includes(who));
      }
    }
  });

  test("every call survives whatever it is sent", async () => {
    const { db } = backend;
    const shop = (await backend.newDeskUser("owner", await openShop(db))).token;
    const platformToken = (await backend.newDeskUser("operator", null)).token;
    const ours =
      "list words code parcels content reason decision remark answer cells name amount threshold scope role text revision " +
      "challenge passkey kind recovery_code texts key version image parent_id before_id branch_ids target_id is_shown set " +
      "account nickname note state before token unit rules free_from was undelivered_region_ids units " +
      "slot_id start_minute ends proposals_until starts_on ends_on product_id opening_id limit prices grounds in_spite " +
      "kind_id file expires_on has_expiry category_id street return_contact return_phone return_address opens_at closes_at open_days " +
      "intro story logo banner cover has_chat phone wechat greeting holiday holiday_from holiday_until return_days invoices";
    const odd = [null, -1, 1e308, {}, [], [[]], [null], [{}], "\u0000", "x".repeat(6000), { length: 1 }];
    const bodies = [
      ...badBodies,
      ...odd.map((value) => Object.fromEntries(["id", ...ours.split(" ")].map((key) => [key, value]))),
    ].map((body) => ({ body, name: JSON.stringify(body).slice(0, 100) }));
    for (const [calls, token] of [
      [forVisitors, ""],
      [forShops, shop],
      [forEverybody, shop],
      [forOperators, platformToken],
    ] as const)
      for (const [path] of calls) {
        for (const query of method(path) === "GET" ? Object.values(badQueries) : [])
          expectSound(await askAs(token, path, { query }), path);
        if (method(path) === "GET") continue;
        for (const { body, name } of bodies) expectSound(await askAs(token, path, { body }), `${path} ${name}`);
      }
    // Thousands of requests.
  }, 900_000);
});

function expectSound({ status, code, msg, text }: Answer, what: string): void {
  expect(status, what).toBe(200);
  expect([0, 1], what).toContain(code);
  if (code === 0) expect(msg, what).toMatch(/^[A-Z]?[\w ,.;:&'@-]+$/);
  expect(text, what).not.toMatch(/select |syntax error|postgres|drizzle|at file:|node_modules|scrypt|system error/i);
}

import type { DemoCustomer, DemoOrder } from "@plaza/demo-marketplace";
import { finishAfterSale } from "../../service/after-sales/pending-refund.ts";
import { demoRefusals, reasonTexts } from "../../service/after-sales/after-sale-texts.ts";
import { type AfterSaleChange, moveAfterSale } from "../../service/after-sales/move-after-sale.ts";
import { requestRefund } from "../../service/after-sales/request-refund.ts";
import { optionTexts } from "../../catalogue/products/option-texts.ts";
import { newNumbers } from "../../buying/checkout/new-numbers.ts";
import { regionNames } from "../../identity/addresses/regions.ts";
import { bookPayment } from "../../money/payments/book-payment.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { sandboxReferencePrefix } from "../../money/sandbox/sandbox-provider.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import { type InvoiceRequest, issueInvoice } from "../../money/invoices/issue-invoice.ts";
import type { InvoiceBuyer } from "../../money/invoices/read-invoice-request.ts";
import { productImages, products, productTexts, skus } from "../../platform/store/schema/catalog.ts";
import type { Invoice } from "../../platform/store/schema/invoices.ts";
import { notices } from "../../platform/store/schema/notices.ts";
import { checkouts, orderEvents, orderLines, orders } from "../../platform/store/schema/orders.ts";
import { paymentOrders, payments, refunds } from "../../platform/store/schema/payments.ts";
import { reviewPurchase } from "./review-purchase.ts";
import { seededParcels } from "./autopilot/journey.ts";
import type { Numbering } from "./numbering.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { newSerialNumber } from "../../platform/wire/scalars.ts";

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;
const daysToTravel = 2;

export interface OrderSurroundings {
  readonly productIds: Numbering;
  readonly customerIds: readonly number[];
  readonly today: Date;
}

/**
 * What the demo's customers have bought in the last weeks, paid in the sandbox, and what they have asked back of it. What is
 * in stock is what is left. Their inboxes stay as they are: nobody wants to read weeks of it at first.
 */
export async function seedOrders(
  db: Executor,
  customers: readonly Pick<DemoCustomer, "orders">[],
  { productIds, customerIds, today }: OrderSurroundings,
): Promise<void> {
  for (const [index, { orders: bought }] of customers.entries()) {
    const customerId = customerIds[index];
    if (customerId === undefined || bought.length === 0) continue;
    // The oldest first, as it came about.
    for (const order of bought.toReversed()) {
      const line = await buy(db, customerId, { order, productId: productIds.of(order.key), today });
      if (line.isInvoiced) await invoice(db, { customerId, orderId: line.orderId, now: line.boughtAt });
      await ask(db, { customerId, ...line }, order, today);
      const { review, receivedDaysAgo = 0 } = order;
      const receivedAt = new Date(today.getTime() - receivedDaysAgo * oneDay);
      if (review !== undefined) await reviewPurchase(db, { customerId, lineId: line.lineId, receivedAt }, review);
    }
    await db.delete(notices).where(eq(notices.customerId, customerId));
  }
}

interface Purchase {
  readonly order: DemoOrder;
  readonly productId: number;
  readonly today: Date;
}

/** One order of one line, paid and sent. */
async function buy(db: Executor, customerId: number, { order, productId, today }: Purchase) {
  const { receivedDaysAgo, quantity } = order;
  const sentAt = new Date(today.getTime() - ((receivedDaysAgo ?? -1) + daysToTravel) * oneDay);
  const boughtAt = new Date(sentAt.getTime() - 5 * oneHour);
  const completedAt = receivedDaysAgo === undefined ? null : new Date(today.getTime() - receivedDaysAgo * oneDay);
  const { line, shopId } = await boughtLine(db, productId, quantity);
  const [trade] = await newNumbers(db, checkouts, 1, boughtAt);
  const [own] = await newNumbers(db, orders, 1, boughtAt);
  if (trade === undefined || own === undefined) throw new Error("There is no number for the order");
  await db.insert(checkouts).values({ ...trade, customerId, contentHash: "", createdAt: boughtAt });
  await db.insert(orders).values({
    ...own,
    checkoutId: trade.id,
    customerId,
    shopId,
    state: completedAt === null ? "shipped" : "completed",
    delivery: "express",
    goodsAmount: line.amount,
    amount: line.amount,
    payMethod: "alipay",
    ...destination,
    carrier: "SF Express",
    trackingNumber: `${seededParcels}${String(own.id).padStart(10, "0")}`,
    paidAt: boughtAt,
    shippedAt: sentAt,
    confirmBefore: new Date(sentAt.getTime() + 7 * oneDay),
    completedAt,
    createdAt: boughtAt,
  });
  const stored = singleRow(
    await db
      .insert(orderLines)
      .values({ ...line, orderId: own.id })
      .returning({ id: orderLines.id }),
  );
  const event = { orderId: own.id, actor: "customer" } as const;
  await db.insert(orderEvents).values([
    { ...event, to: "unpaid", action: "submit", createdAt: boughtAt },
    { ...event, from: "unpaid", to: "paid", action: "pay", actor: "system", createdAt: boughtAt },
    { ...event, from: "paid", to: "shipped", action: "ship", actor: "merchant", createdAt: sentAt },
  ]);
  if (completedAt !== null) {
    const confirmed = { from: "shipped", to: "completed", action: "confirm", createdAt: completedAt } as const;
    await db.insert(orderEvents).values({ ...event, ...confirmed });
  }
  await pay(db, customerId, { orderId: own.id, amount: line.amount, at: boughtAt });
  return { orderId: own.id, lineId: stored.id, boughtAt, isInvoiced: completedAt !== null && quantity > 1 };
}

/** Who orders several of something wants an invoice of it. */
function invoice(
  db: Executor,
  { customerId, orderId, now }: Omit<InvoiceRequest, "buyer" | "fallback">,
): Promise<Invoice> {
  return issueInvoice(db, { customerId, orderId, buyer, fallback: "zh", now });
}

const buyer: InvoiceBuyer = {
  type: "normal",
  title: "company",
  name: "Harbour Lane Studio",
  email: "",
  taxNumber: "91310000MADEMO0001",
  address: "",
  telephone: "",
  bank: "",
  bankAccount: "",
};

const address = { provinceId: 310_000, cityId: 310_100, districtId: 310_104 };
const destination = {
  ...address,
  contact: "林小满",
  telephone: "13800138000",
  street: "安福路88号",
  regionNames: [...regionNames(address)],
};

/** The first SKU of a product, at what it costs. */
async function boughtLine(db: Executor, productId: number, quantity: number) {
  const { product, text, sku } = singleRow(
    await db
      .select({ product: products, text: productTexts, sku: skus })
      .from(products)
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .innerJoin(skus, eq(skus.productId, products.id))
      .where(eq(products.id, productId))
      .orderBy(asc(skus.id))
      .limit(1),
  );
  const [image] = await db
    .select()
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position))
    .limit(1);
  const option = (await optionTexts(db, [sku])).get(sku.id);
  const translations = languages.map((language) => [
    language,
    { name: text.translations[language]?.name ?? text.name, ...option?.translations[language] },
  ]);
  const line = {
    productId,
    skuId: sku.id,
    name: text.name,
    optionText: option?.optionText ?? "",
    optionValues: option?.optionValues ?? {},
    translations: Object.fromEntries(translations),
    image: sku.image ?? image?.path ?? null,
    quantity,
    regularPrice: sku.price,
    unitPrice: sku.price,
    amount: sku.price * quantity,
  };
  return { line, shopId: product.shopId };
}

async function pay(
  db: Executor,
  customerId: number,
  { orderId, amount, at }: { readonly orderId: number; readonly amount: number; readonly at: Date },
): Promise<void> {
  const number = newSerialNumber(at);
  const payment = singleRow(
    await db
      .insert(payments)
      .values({
        number,
        customerId,
        method: "alipay",
        amount,
        subjectKind: "order",
        subjectId: orderId,
        state: "paid",
        providerReference: `${sandboxReferencePrefix}${number}`,
        createdAt: at,
        paidAt: at,
      })
      .returning(),
  );
  await db.insert(paymentOrders).values({ paymentId: payment.id, orderId, amount });
  await bookPayment(db, payment, at);
}

interface AskedLine {
  readonly customerId: number;
  readonly orderId: number;
  readonly lineId: number;
}

/** Brings a request as far as it is to be, by the ordinary rules. */
async function ask(db: Executor, line: AskedLine, { request }: DemoOrder, today: Date): Promise<void> {
  if (request === undefined) return;
  const { kind, quantity, hoursAgo, state } = request;
  const at = (hours: number): Date => new Date(today.getTime() - (hoursAgo - hours) * oneHour);
  const [without = "", , , , flawed = ""] = reasonTexts("zh");
  const { id } = await requestRefund(db, {
    ...line,
    type: kind,
    quantity,
    reason: kind === "return" ? without : flawed,
    remark: "",
    images: [],
    isWithdrawal: false,
    idempotencyKey: null,
    now: at(0),
  });
  const shop = { kind: "shop" } as const;
  const customer = { kind: "customer", id: line.customerId } as const;
  const parcel = { carrier: "SF Express", trackingNumber: `SF${String(id).padStart(12, "0")}`, remark: "", images: [] };
  const move = (change: AfterSaleChange, actor: typeof shop | typeof customer, hours: number) =>
    moveAfterSale(db, { afterSaleId: id, change, actor, now: at(hours) });
  if (state === "applied") return;
  if (state === "refused") {
    await move({ action: "refuse", remark: demoRefusals.explain.zh }, shop, 5);
    return;
  }
  await move({ action: "agree" }, shop, 4);
  if (kind === "return" && state !== "toReturn") {
    await move({ action: "send", parcel }, customer, 12);
    if (state === "goodsRefused") await move({ action: "refuseGoods", remark: demoRefusals.used.zh }, shop, 40);
    if (state === "refunded") await move({ action: "receive" }, shop, 60);
  }
  if (state !== "refunded") return;
  const doneAt = at(61);
  await db.update(refunds).set({ state: "done", doneAt }).where(eq(refunds.afterSaleId, id));
  await finishAfterSale(db, id, doneAt);
}

import { DomainError } from "../../platform/http/domain-error.ts";
import { objectionToInvoice } from "../../buying/orders/invoice-state.ts";
import { lockOrder } from "../../buying/orders/lock-orders.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type Invoice, invoices, type InvoiceContents } from "../../platform/store/schema/invoices.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq, asc } from "../../platform/store/sql.ts";
import { creditRefundsOf } from "./issue-credit-note.ts";
import { nextNumber } from "./next-number.ts";
import type { InvoiceBuyer } from "./read-invoice-request.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { shopAddress } from "../../selling/merchants/shop-wire.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { siteSettings } from "../../catalogue/site/site-settings.ts";
import { shownOptions } from "../../platform/store/option-values.ts";
import {
  inEachLanguage,
  inLanguage,
  type Language,
  languages,
  type ReaderLanguage,
} from "../../platform/store/language.ts";
import { type Order, orderLines } from "../../platform/store/schema/orders.ts";
import { wallClock } from "../../platform/wire/time.ts";

export interface InvoiceRequest {
  readonly orderId: number;
  readonly customerId: number;
  readonly buyer: InvoiceBuyer;
  /** The store's default: in which an invoice says what is missing in another language. */
  readonly fallback: Language;
  readonly now: Date;
}

/**
 * Issues the invoice of an order, over all that was paid for it; what has been refunded already is credited at once. To ask
 * for the same once more answers the same invoice. Belongs into a transaction: whoever would change the order meanwhile
 * waits, so that it is neither closed nor refunded under the invoice.
 *
 * @throws {DomainError} when the order is not there, gets none, or has one with other details
 */
export async function issueInvoice(
  tx: Executor,
  { orderId, customerId, buyer, fallback, now }: InvoiceRequest,
): Promise<Invoice> {
  const order = await lockOrder(tx, orderId, { kind: "customer", id: customerId });
  const [earlier] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (earlier !== undefined) {
    if (!isFor(earlier, buyer)) throw new DomainError("invoiceAlreadyIssued");
    return earlier;
  }
  const shop = singleRow(await tx.select().from(shops).where(eq(shops.id, order.shopId)));
  const objection = objectionToInvoice(order, shop);
  if (objection !== null) throw new DomainError(objection);
  if (buyer.type === "special" && shop.invoices !== "special") throw new DomainError("invoiceSpecialNotOffered");
  const contents = await invoiceContents(tx, order, fallback);
  const { shopId, amount } = order;
  const invoice = singleRow(
    await tx
      .insert(invoices)
      .values({
        ...buyer,
        number: await nextNumber(tx, shopId, "invoice", now),
        orderId,
        customerId,
        shopId,
        contents,
        amount,
        issuedAt: now,
      })
      .returning(),
  );
  await creditRefundsOf(tx, invoice, now);
  return singleRow(await tx.select().from(invoices).where(eq(invoices.id, invoice.id)));
}

function isFor(invoice: Invoice, buyer: InvoiceBuyer): boolean {
  const keys = Object.keys(buyer) as (keyof InvoiceBuyer)[];
  return keys.every((key) => invoice[key] === buyer[key]);
}

/** What an invoice of an order says, in every language, as things are now. */
async function invoiceContents(tx: Executor, order: Order, fallback: Language): Promise<InvoiceContents> {
  const shop = singleRow(await tx.select().from(shops).where(eq(shops.id, order.shopId)));
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  const inEach = (textIn: (language: ReaderLanguage) => string) =>
    inEachLanguage((wanted) => textIn({ wanted, fallback }));
  const names = new Map<Language, string>();
  for (const wanted of languages) names.set(wanted, (await readSettings(tx, siteSettings, { wanted, fallback })).name);
  const marketplace = inEachLanguage((language) => names.get(language) ?? "");
  return {
    marketplace,
    seller: {
      name: inEach((language) => inLanguage(shop, "name", language)),
      address: inEach((language) => shopAddress(shop, language)),
      phone: shop.phone,
    },
    order: {
      number: order.number,
      orderedAt: wallClock(order.createdAt),
      paidAt: wallClock(order.paidAt ?? order.createdAt),
      payMethod: order.payMethod,
    },
    lines: lines.map((line) => ({
      name: inEach((language) => inLanguage(line, "name", language)),
      options: inEach((language) => shownOptions(line, language)),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      memberDiscount: line.memberDiscount,
      couponDiscount: line.couponDiscount,
      amount: line.amount,
    })),
    goods: order.goodsAmount,
    memberDiscount: order.memberDiscount,
    couponDiscount: order.couponDiscount,
    freight: order.shippingAmount,
  };
}

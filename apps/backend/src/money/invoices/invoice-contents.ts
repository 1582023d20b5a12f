import { shopAddress } from "../../selling/merchants/shop-wire.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { siteSettings } from "../../catalogue/site/site-settings.ts";
import type { Executor } from "../../platform/store/database.ts";
import { shownOptions } from "../../platform/store/option-values.ts";
import { inLanguage, type Language, type Texts } from "../../platform/store/language.ts";
import type { InvoiceContents } from "../../platform/store/schema/invoices.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { type Order, orderLines } from "../../platform/store/schema/orders.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** What an invoice of an order says, in every language, as things are now. */
export async function invoiceContents(tx: Executor, order: Order): Promise<InvoiceContents> {
  const shop = singleRow(await tx.select().from(shops).where(eq(shops.id, order.shopId)));
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  const nameIn = async (language: Language) => (await readSettings(tx, siteSettings, language)).name;
  return {
    marketplace: {
      en: await nameIn("en"),
      zh: await nameIn("zh"),
      ja: await nameIn("ja"),
      ko: await nameIn("ko"),
    },
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

function inEach(textIn: (language: Language) => string): Texts {
  return { en: textIn("en"), zh: textIn("zh"), ja: textIn("ja"), ko: textIn("ko") };
}

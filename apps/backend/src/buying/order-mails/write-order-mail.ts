import { isolated } from "../../platform/http/message-text.ts";
import {
  currentMailText,
  type MailReader,
  type MailText,
  type WrittenMail,
  writtenMail,
} from "../../platform/mail/mail-template.ts";
import type { Executor } from "../../platform/store/database.ts";
import { filledText } from "../../platform/store/filled-text.ts";
import { inLanguage, type Language, type ReaderLanguage } from "../../platform/store/language.ts";
import type { shops } from "../../platform/store/schema/merchants.ts";
import type { OrderMailKind } from "../../platform/store/schema/order-mails.ts";
import { orderLines } from "../../platform/store/schema/orders.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import { orderMailTexts, parcelText, seeOrder } from "./order-mail-texts.ts";

export interface MailedOrder {
  readonly id: number;
  readonly number: string;
  readonly shop: Pick<typeof shops.$inferSelect, "name" | "translations">;
  /** Fen: what was paid, or refunded. */
  readonly amount: number;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
}

interface MailedLine {
  readonly quantity: number;
  readonly name: string;
}

/** The key of the template of each kind, which is what the outbox of the demo calls the mail as well. */
export const orderMailKeys = {
  placed: "order_placed",
  paid: "order_paid",
  shipped: "order_shipped",
  refunded: "order_refunded",
} as const satisfies Record<OrderMailKind, string>;

/** A mail about an order as it is sent. */
export async function writeOrderMail(
  db: Executor,
  kind: OrderMailKind,
  order: MailedOrder,
  reader: MailReader,
): Promise<WrittenMail> {
  const template = { key: orderMailKeys[kind], standard: orderMailTexts[kind] };
  const text = await currentMailText(db, template, reader.language.wanted);
  return orderMail(kind, text, { ...order, lines: await linesOf(db, order.id, reader.language) }, reader);
}

/** What has happened, what is in the order unless it is about money that goes back, and the way to it. */
export function orderMail(
  kind: OrderMailKind,
  text: MailText,
  order: MailedOrder & { readonly lines: readonly MailedLine[] },
  { language, shopOrigin }: MailReader,
): WrittenMail {
  const { carrier, trackingNumber } = order;
  const parcel =
    kind === "shipped" && carrier !== null && trackingNumber !== null
      ? [filledText(parcelText[language.wanted], { carrier, parcel: trackingNumber })]
      : [];
  const lines = order.lines.map(({ quantity, name }) => `${quantity} × ${isolated(name)}`);
  return writtenMail(text, {
    values: {
      number: order.number,
      shop: isolated(inLanguage(order.shop, "name", language)),
      amount: shownYuan(order.amount),
    },
    // Often only a part is refunded, and which lines that were for nobody has noted.
    more: [...parcel, ...(kind === "refunded" ? [] : [lines.join("\n")])],
    link:
      shopOrigin === null
        ? null
        : { label: seeOrder[language.wanted], href: `${shopOrigin}${path(order.id, language.wanted)}` },
    language: language.wanted,
  });
}

async function linesOf(db: Executor, orderId: number, language: ReaderLanguage): Promise<readonly MailedLine[]> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
  return lines.map((line) => ({ quantity: line.quantity, name: inLanguage(line, "name", language) }));
}

function path(orderId: number, language: Language): string {
  const prefix = language === "en" ? "" : `/${language}`;
  return `/pc${prefix}/user/order/detail?id=${orderId}`;
}

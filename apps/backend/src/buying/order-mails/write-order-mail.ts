import { isolated } from "../../platform/http/message-text.ts";
import { letter } from "../../platform/mail/letter.ts";
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

interface Reader {
  readonly language: ReaderLanguage;
  /** Under which shoppers reach the shop; null: nobody has said, and the mail leads nowhere. */
  readonly shopOrigin: string | null;
}

/** A mail about an order: what has happened, what is in the order unless it is about money that goes back, and the way to it. */
export async function writeOrderMail(
  db: Executor,
  kind: OrderMailKind,
  order: MailedOrder,
  { language, shopOrigin }: Reader,
) {
  const parts = {
    number: order.number,
    shop: isolated(inLanguage(order.shop, "name", language)),
    amount: shownYuan(order.amount),
    carrier: order.carrier ?? "",
    parcel: order.trackingNumber ?? "",
  };
  const { subject, body } = orderMailTexts[kind];
  const hasParcel = kind === "shipped" && order.carrier !== null && order.trackingNumber !== null;
  const paragraphs = [
    filledText(body[language.wanted], parts),
    ...(hasParcel ? [filledText(parcelText[language.wanted], parts)] : []),
    // Often only a part is refunded, and which lines that were for nobody has noted.
    ...(kind === "refunded" ? [] : [(await linesOf(db, order.id, language)).join("\n")]),
  ];
  const link =
    shopOrigin === null
      ? null
      : { label: seeOrder[language.wanted], href: `${shopOrigin}${path(order.id, language.wanted)}` };
  return {
    subject: filledText(subject[language.wanted], parts),
    ...letter({ paragraphs, link, language: language.wanted }),
  };
}

async function linesOf(db: Executor, orderId: number, language: ReaderLanguage): Promise<readonly string[]> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
  return lines.map((line) => `${line.quantity} × ${isolated(inLanguage(line, "name", language))}`);
}

function path(orderId: number, language: Language): string {
  const prefix = language === "en" ? "" : `/${language}`;
  return `/pc${prefix}/user/order/detail?id=${orderId}`;
}

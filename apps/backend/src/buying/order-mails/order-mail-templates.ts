import type { MailTemplate } from "../../platform/mail/mail-template.ts";
import type { ReaderLanguage, Texts } from "../../platform/store/language.ts";
import type { OrderMailKind } from "../../platform/store/schema/order-mails.ts";
import { orderMailTexts } from "./order-mail-texts.ts";
import { orderMail, orderMailKeys } from "./write-order-mail.ts";

const names = ["number", "shop", "amount"];

/** The mails about orders. Below the text of each stand the parcel, what was ordered, and the way to the order. */
export const orderMailTemplates: readonly MailTemplate[] = [
  orderMailTemplate("placed", ["number", "amount"]),
  orderMailTemplate("paid", ["number"]),
  orderMailTemplate("shipped", ["number"]),
  orderMailTemplate("refunded", ["number", "amount"]),
];

function orderMailTemplate(kind: OrderMailKind, needed: readonly string[]): MailTemplate {
  return {
    key: orderMailKeys[kind],
    standard: orderMailTexts[kind],
    placeholders: { subject: names, body: names },
    needed,
    example: (text, reader) => orderMail(kind, text, exampleOrder(reader.language), reader),
  };
}

const shopName: Texts = { en: "Riverside Lamps", zh: "河畔灯具", ja: "リバーサイド照明", ko: "강변 조명" };
const product: Texts = { en: "Desk lamp", zh: "台灯", ja: "デスクライト", ko: "탁상 조명" };

function exampleOrder({ wanted }: ReaderLanguage) {
  return {
    id: 1,
    number: "20261120000000000000000001",
    shop: { name: shopName[wanted], translations: {} },
    amount: 25_800,
    carrier: "SF Express",
    trackingNumber: "SF1234567890",
    lines: [{ quantity: 2, name: product[wanted] }],
  };
}

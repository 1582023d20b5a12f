import { productCards } from "../../catalog/product-cards.ts";
import { imageKind } from "../../chat/content.ts";
import { stateText } from "../../orders/order-texts.ts";
import { languageOf } from "../../reviews/text-language.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { siteSettings } from "../../site/site-settings.ts";
import type { Executor } from "../../store/database.ts";
import { inLanguage, type Language } from "../../store/language.ts";
import type { ChatRecord, Conversation, OrderCardOfChat, ProductCardOfChat } from "../../store/schema/chat.ts";
import { shops } from "../../store/schema/merchants.ts";
import { orders } from "../../store/schema/orders.ts";
import { eq } from "../../store/sql.ts";
import { shownYuan } from "../../wire/money.ts";
import { answerTexts, orderText, parcelText, productText, reachText, stockTexts } from "./answer-texts.ts";
import { topicOf } from "./topics.ts";

export interface Answer {
  readonly text: string;
  /** Somebody who is there should have the conversation. */
  readonly wantsPerson: boolean;
}

/** What an automatic agent says to what a customer has said, in the language of that. */
export async function answerTo(
  tx: Executor,
  { language: read, shopId }: Conversation,
  { kind, body, card }: ChatRecord,
  now: Date,
): Promise<Answer> {
  if (card?.kind === "order") return { text: await aboutOrder(tx, card, read), wantsPerson: false };
  if (card?.kind === "product") return { text: await aboutProduct(tx, card, read, now), wantsPerson: false };
  if (kind === imageKind) return { text: answerTexts.image[read], wantsPerson: false };
  const language = languageOf(body, read) ?? (/\p{Script=Latin}/u.test(body) ? "en" : read);
  const topic = topicOf(body) ?? "other";
  const text = filled(answerTexts[topic][language], {
    reach: await reach(tx, shopId, language),
    delivery: await deliveryPromise(tx, language),
  });
  return { text, wantsPerson: topic === "person" };
}

/** As it is by now. */
async function aboutOrder(tx: Executor, { id, number }: OrderCardOfChat, language: Language): Promise<string> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) return answerTexts.other[language];
  const { carrier, trackingNumber } = order;
  const parcel =
    carrier === null || trackingNumber === null
      ? ""
      : filled(parcelText[language], { carrier, tracking: trackingNumber });
  return filled(orderText[language], { number, state: stateText(order, language), parcel });
}

async function aboutProduct(tx: Executor, { id }: ProductCardOfChat, language: Language, now: Date): Promise<string> {
  const [card] = await productCards(tx, [id], now);
  if (card === undefined) return answerTexts.other[language];
  return filled(productText[language], {
    name: inLanguage(card, "name", language),
    price: shownYuan(card.flashPrice ?? card.price),
    stock: stockTexts[card.stock > 0 ? "there" : "gone"][language],
    delivery: await deliveryPromise(tx, language),
  });
}

async function deliveryPromise(tx: Executor, language: Language): Promise<string> {
  const { promiseDelivery } = await readSettings(tx, siteSettings, language);
  if (promiseDelivery === "") return "";
  return `${promiseDelivery}${language === "zh" || language === "ja" ? "。" : "."}`;
}

/** By the shop's own telephone, and within the platform's hours, which are the only ones that are known of all. */
async function reach(tx: Executor, shopId: number | null, language: Language): Promise<string> {
  const { servicePhone, serviceHours } = await readSettings(tx, siteSettings, language);
  const [shop] = shopId === null ? [] : await tx.select({ phone: shops.phone }).from(shops).where(eq(shops.id, shopId));
  return filled(reachText[language], { phone: shop?.phone || servicePhone, hours: serviceHours });
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

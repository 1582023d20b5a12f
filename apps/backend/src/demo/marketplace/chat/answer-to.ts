import { productCards } from "../../../catalogue/products/product-cards.ts";
import { howToReach, nobodyThere } from "../../../service/chat/answer-person-asked.ts";
import { imageKind } from "../../../service/chat/content.ts";
import type { MessageTable } from "../../../platform/http/message-text.ts";
import { stateText } from "../../../buying/orders/order-texts.ts";
import { languageOf } from "../../../catalogue/reviews/text-language.ts";
import { readSettings } from "../../../platform/settings/read-settings.ts";
import { promiseSettings } from "../../../catalogue/site/site-settings.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { filledText } from "../../../platform/store/filled-text.ts";
import { inLanguage, type Language, type ReaderLanguage } from "../../../platform/store/language.ts";
import type {
  ChatRecord,
  Conversation,
  OrderCardOfChat,
  ProductCardOfChat,
} from "../../../platform/store/schema/chat.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { eq } from "../../../platform/store/sql.ts";
import { shownYuan } from "../../../platform/wire/money.ts";
import { answerTexts, orderText, parcelText, productText, stockTexts } from "./answer-texts.ts";
import { topicOf } from "./topics.ts";

/** What an automatic agent says to what a customer has said, in the language of that. */
export async function answerTo(
  tx: Executor,
  messages: MessageTable,
  { language: read, shopId }: Conversation,
  { kind, body, card }: ChatRecord,
  { fallback, now }: { readonly fallback: Language; readonly now: Date },
): Promise<string> {
  if (card?.kind === "order") return aboutOrder(tx, card, read);
  if (card?.kind === "product") return aboutProduct(tx, card, { wanted: read, fallback }, now);
  if (kind === imageKind) return answerTexts.image[read];
  const wanted = languageOf(body, read) ?? (/\p{Script=Latin}/u.test(body) ? "en" : read);
  const language = { wanted, fallback };
  const topic = topicOf(body) ?? "other";
  // The platform has answered that already, unless it did a moment ago.
  if (topic === "person") return nobodyThere(tx, messages, shopId, language);
  return filled(answerTexts[topic][wanted], {
    reach: await howToReach(tx, messages, shopId, language),
    delivery: await deliveryPromise(tx, language),
  });
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

async function aboutProduct(
  tx: Executor,
  { id }: ProductCardOfChat,
  language: ReaderLanguage,
  now: Date,
): Promise<string> {
  const [card] = await productCards(tx, [id], now);
  if (card === undefined) return answerTexts.other[language.wanted];
  return filled(productText[language.wanted], {
    name: inLanguage(card, "name", language),
    price: shownYuan(card.flashPrice ?? card.price),
    stock: stockTexts[card.stock > 0 ? "there" : "gone"][language.wanted],
    delivery: await deliveryPromise(tx, language),
  });
}

async function deliveryPromise(tx: Executor, language: ReaderLanguage): Promise<string> {
  const { promiseDelivery } = await readSettings(tx, promiseSettings, language);
  if (promiseDelivery === "") return "";
  return `${promiseDelivery}${language.wanted === "zh" || language.wanted === "ja" ? "。" : "."}`;
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return filledText(text, values).replaceAll(/ {2,}/g, " ").trim();
}

import { type Decoder, type FieldReader, isRecord, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { money } from "../wire/money.ts";
import { count, id, text } from "../wire/scalars.ts";
import { type OrderState, orderState } from "../orders/order.ts";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#039": "'" };

/** What somebody wrote, which the platform escapes on its way out: decoded once, so that a written `&amp;` stays. */
const chatText: Decoder<string> = (value, context) =>
  text(value, context).replace(/&(amp|lt|gt|quot|#0?39);/g, (entity, name: string) => entities[name] ?? entity);

/** A product as it was when it was sent; it stays so. */
export interface ChatProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  /** Fen. */
  readonly price: number;
}

/** An order as it was when it was sent; it stays so. */
export interface ChatOrder {
  readonly id: number;
  readonly number: string;
  readonly image: string | null;
  /** Fen. */
  readonly amount: number;
  /** How many pieces were bought. */
  readonly quantity: number;
  readonly state: OrderState;
}

export type ChatContent =
  | { readonly type: "text"; readonly text: string }
  /** `path` is how the platform knows the image, `url` where it is shown. */
  | { readonly type: "image"; readonly path: string; readonly url: string | null }
  | { readonly type: "product"; readonly product: ChatProduct }
  | { readonly type: "order"; readonly order: ChatOrder };

const product: Decoder<ChatProduct> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  image: field("image", image),
  price: field("min_price", money),
}));

const order: Decoder<ChatOrder> = record((field) => ({
  id: field("id", id),
  number: field("order_sn", text),
  image: field("image", image),
  amount: field("order_amount", money),
  quantity: field("goods_num", count),
  state: field("order_status", orderState),
}));

/** Older frames hold the product only in their message, as JSON. */
const productInMessage: Decoder<ChatProduct | null> = (value, context) => {
  try {
    const read: unknown = JSON.parse(text(value, context));
    return isRecord(read) ? product(read, context) : null;
  } catch {
    return null;
  }
};

/** What a record says. A type that is not known, or whose card is missing, is its text. */
export function chatContent(field: FieldReader): ChatContent {
  const type = field("msg_type", text);
  if (type === "2") return { type: "image", path: field("msg", text), url: field("msg", image) };
  if (type === "3") {
    const shown = field("goods", optional(product)) ?? field("msg", productInMessage);
    if (shown !== null) return { type: "product", product: shown };
  }
  if (type === "4") {
    const shown = field("order", optional(order));
    if (shown !== null) return { type: "order", order: shown };
  }
  return { type: "text", text: field("msg", chatText) };
}

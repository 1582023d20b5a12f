import { type Decoder, isRecord, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { id, optionalId, text } from "../wire/scalars.ts";

/** What a shop advertises at the top of its page. */
export interface ShopBanner {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
  /** The product it leads to. */
  readonly productId: number | null;
}

export const shopBanner: Decoder<ShopBanner> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  image: field("image", image),
  // The parameters of the link are an empty list where there are none.
  productId: field("link_query", (value, context) => optionalId(isRecord(value) ? value["id"] : null, context)),
}));

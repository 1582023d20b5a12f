import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type ProductCard, productCard } from "../products/product-card.ts";
import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { image } from "../wire/image-url.ts";
import { count, id, optionalText, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";

/** A shop of the shop street. */
export interface ShopCard {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  readonly cover: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
  /** Products on sale; some platforms never say more than ten. */
  readonly productCount: number;
  /** Some of them. */
  readonly products: readonly ProductCard[];
  /** What it sells; null where the platform does not say. */
  readonly intro: string | null;
}

export interface ShopsParams {
  readonly page: number;
  readonly pageSize: number;
}

const shopCard: Decoder<ShopCard> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  logo: field("logo", image),
  cover: field("cover", image),
  selfOperated: field("type", isSelfOperated),
  productCount: field("on_sale_goods", count),
  products: field("goods_list", usableRows(productCard)),
  intro: field("intro", optionalText),
}));

export const fetchShops = getCall("shop/getShopList", {
  query: (params: ShopsParams) => ({ page_no: params.page, page_size: params.pageSize }),
  decode: page(shopCard),
});

export const shopsQuery = defineQuery(fetchShops, {
  key: "shops",
  freshMs: minute,
  sharedMs: 30 * second,
});

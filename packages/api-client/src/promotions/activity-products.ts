import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type ProductCard, productCard } from "../products/product-card.ts";
import { type Decoder, isRecord, optional, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { image } from "../wire/image-url.ts";
import { id, text } from "../wire/scalars.ts";

/** A theme under which the platform gathers products. */
export interface ActivityArea {
  readonly id: number;
  readonly name: string;
  readonly synopsis: string;
  readonly image: string | null;
}

export const activityArea: Decoder<ActivityArea> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  synopsis: field("title", text),
  image: field("image", image),
}));

/** Each product once; `total` may count one that the platform lists by several of its SKUs more than once. */
export interface ActivityProducts extends Page<ProductCard> {
  /** The area itself; null where the platform does not say, and for an area that does not exist. */
  readonly area: ActivityArea | null;
}

export interface ActivityProductsParams {
  readonly areaId: number;
  readonly page: number;
  readonly pageSize: number;
}

const productPage = page(productCard);
const area = optional(activityArea);

const activityProducts: Decoder<ActivityProducts> = (value, context) => {
  const products = productPage(value, context);
  return {
    ...products,
    items: [...new Map(products.items.map((card) => [card.id, card])).values()],
    area: area(isRecord(value) ? value["activity_area"] : null, context),
  };
};

export const fetchActivityProducts = getCall("activity_area/activityGoodsList", {
  query: (params: ActivityProductsParams) => ({ id: params.areaId, page_no: params.page, page_size: params.pageSize }),
  decode: activityProducts,
});

export const activityProductsQuery = defineQuery(fetchActivityProducts, {
  key: "activity-products",
  freshMs: minute,
  sharedMs: 30 * second,
  staleAfter: ["flash-sale-turn"],
});

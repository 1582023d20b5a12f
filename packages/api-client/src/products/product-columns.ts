import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { lateDecoder } from "../wire/late-decoder.ts";

/** A hand-picked selection of products, a tab on the home page. */
export interface ProductColumn {
  readonly id: number;
  readonly name: string;
  readonly remark: string;
}

export const fetchProductColumns = getCall("goods_column/getGoodsColumnList", {
  decode: lateDecoder("productColumns"),
});

export const productColumnsQuery = defineQuery(fetchProductColumns, {
  key: "product-columns",
  freshMs: 5 * minute,
  sharedMs: minute,
});

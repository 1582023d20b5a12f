import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { productPage } from "./product-page.ts";

export interface ColumnProductsParams {
  readonly columnId: number;
  readonly page: number;
  readonly pageSize: number;
}

export const fetchColumnProducts = getCall("goods/getGoodsListByColumnId", {
  query: (params: ColumnProductsParams) => ({
    column_id: params.columnId,
    page_no: params.page,
    page_size: params.pageSize,
  }),
  decode: productPage,
});

export const columnProductsQuery = defineQuery(fetchColumnProducts, {
  key: "column-products",
  freshMs: minute,
  sharedMs: 15 * second,
  staleAfter: ["flash-sale-turn"],
});

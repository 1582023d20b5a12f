import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { id, text } from "../wire/scalars.ts";
import { productPage } from "./product-page.ts";

/** A hand-picked selection of products, a tab on the home page. */
export interface ProductColumn {
  readonly id: number;
  readonly name: string;
  readonly remark: string;
}

const productColumn: Decoder<ProductColumn> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  remark: field("remark", text),
}));

// A tab that cannot be read is left out; the others still work.
const productColumns = usableRows(productColumn);

export const fetchProductColumns = getCall("goods_column/getGoodsColumnList", {
  decode: productColumns,
});

export const productColumnsQuery = defineQuery(fetchProductColumns, {
  key: "product-columns",
  freshMs: 5 * minute,
  sharedMs: minute,
});

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

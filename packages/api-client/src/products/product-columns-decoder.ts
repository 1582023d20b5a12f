import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { id, text } from "../wire/scalars.ts";
import type { ProductColumn } from "./product-columns.ts";

const productColumn: Decoder<ProductColumn> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  remark: field("remark", text),
}));

// A tab that cannot be read is left out; the others still work.
export const productColumns = usableRows(productColumn);

import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { record } from "../wire/decode.ts";
import { optionalId } from "../wire/scalars.ts";

export interface MovedAddressParams {
  readonly kind: "category" | "brand" | "article" | "article_category";
  /** The id that an address names and that has no page any more. */
  readonly id: number;
}

/**
 * The id that an id's addresses lead to since it was merged into another one; null: it has not moved. Only where the site
 * configuration announces `moved_addresses`.
 */
export const fetchMovedAddress = getCall("address/moved", {
  query: ({ kind, id }: MovedAddressParams) => ({ kind, id }),
  decode: record((field) => field("id", optionalId)),
});

export const movedAddressQuery = defineQuery(fetchMovedAddress, {
  key: "moved-address",
  freshMs: minute,
  sharedMs: minute,
});

import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, usableRows } from "../wire/decode.ts";
import { type Address, address } from "./address.ts";

const addresses: Decoder<readonly Address[]> = usableRows(address);

/** All of the customer's, oldest first. */
export const fetchAddresses = getCall("user_address/lists", { decode: addresses });

export const addressesQuery = defineQuery(fetchAddresses, {
  key: "addresses",
  freshMs: minute,
  staleAfter: ["address-change"],
});

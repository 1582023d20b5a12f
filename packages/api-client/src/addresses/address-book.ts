import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { flag, id, text } from "../wire/scalars.ts";

/** What an address consists of. */
export interface AddressParts {
  readonly recipient: string;
  readonly phone: string;
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
  /** Street, house number and whatever else leads to the door. */
  readonly street: string;
  /** Whether orders go there unless another is chosen; false where the platform does not say, as at checkout. */
  readonly isDefault: boolean;
}

/** One of the customer's own addresses. */
export interface Address extends AddressParts {
  readonly id: number;
  /** The names of the regions, as the platform writes them. */
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

export const address: Decoder<Address> = record((field) => ({
  id: field("id", id),
  recipient: field("contact", text),
  phone: field("telephone", text),
  provinceId: field("province_id", id),
  cityId: field("city_id", id),
  districtId: field("district_id", id),
  province: field("province", text),
  city: field("city", text),
  district: field("district", text),
  street: field("address", text),
  isDefault: field("is_default", flag),
}));

const addresses: Decoder<readonly Address[]> = usableRows(address);

/** All of the customer's, oldest first. */
export const fetchAddresses = getCall("user_address/lists", { decode: addresses });

export const addressesQuery = defineQuery(fetchAddresses, {
  key: "addresses",
  freshMs: minute,
  staleAfter: ["address-change"],
});

import { getCall, postCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, usableRows, record, isRecord } from "../wire/decode.ts";
import type { WireBody } from "../wire/request.ts";
import { flag, id, text, nothing, optionalId } from "../wire/scalars.ts";

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

/**
 * An address as the platform takes it. `is_default` is always sent, because the platform reads a missing one as "no".
 */
function addressBody(parts: AddressParts): WireBody {
  const { recipient, phone, provinceId, cityId, districtId, street, isDefault } = parts;
  return {
    contact: recipient,
    telephone: phone,
    province_id: provinceId,
    city_id: cityId,
    district_id: districtId,
    address: street,
    is_default: isDefault ? 1 : 0,
  };
}

/** The id of the new address; null where the platform does not say. */
const newId: Decoder<number | null> = (value, context) => (isRecord(value) ? optionalId(value["id"], context) : null);

export const addAddress = postCall("user_address/add", { body: addressBody, decode: newId });

export interface AddressUpdate extends AddressParts {
  readonly id: number;
}

export const updateAddress = postCall("user_address/update", {
  body: ({ id, ...parts }: AddressUpdate) => ({ id, ...addressBody(parts) }),
  decode: nothing,
});

export const setDefaultAddress = postCall("user_address/setDefault", {
  body: (addressId: number) => ({ id: addressId }),
  decode: nothing,
});

export const deleteAddress = postCall("user_address/del", {
  body: (addressId: number) => ({ id: addressId }),
  decode: nothing,
});

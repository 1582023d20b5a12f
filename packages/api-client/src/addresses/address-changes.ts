import { postCall } from "../call.ts";
import { type Decoder, isRecord } from "../wire/decode.ts";
import type { WireBody } from "../wire/request.ts";
import { nothing, optionalId } from "../wire/scalars.ts";
import type { AddressParts } from "./address-book.ts";

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

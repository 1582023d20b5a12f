import type { ApiClient } from "../api-client.ts";
import type { AddressParts } from "../entities/address.ts";
import { isRecord } from "../wire/decode.ts";
import { nothing, optionalId } from "../wire/scalars.ts";

function written({ recipient, phone, provinceId, cityId, districtId, street, isDefault }: AddressParts) {
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

/** @returns the id of the new address; null where the platform does not say */
export function addAddress(api: ApiClient, parts: AddressParts): Promise<number | null> {
  return api.post("user_address/add", written(parts), (value, context) =>
    isRecord(value) ? optionalId(value["id"], context) : null,
  );
}

export interface AddressUpdate extends AddressParts {
  readonly id: number;
}

export function updateAddress(api: ApiClient, { id, ...parts }: AddressUpdate): Promise<void> {
  return api.post("user_address/update", { id, ...written(parts) }, nothing);
}

export function deleteAddress(api: ApiClient, addressId: number): Promise<void> {
  return api.post("user_address/del", { id: addressId }, nothing);
}

export function setDefaultAddress(api: ApiClient, addressId: number): Promise<void> {
  return api.post("user_address/setDefault", { id: addressId }, nothing);
}

import type { WireBody } from "../wire/request.ts";
import type { AddressParts } from "./address.ts";

/** The parts as the platform takes them. Whether it is the default is always said: absent is "no" to it. */
export function addressBody(parts: AddressParts): WireBody {
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

import type { WireBody } from "../wire/request.ts";
import type { AddressParts } from "./address.ts";

/**
 * An address as the platform takes it. `is_default` is always sent, because the platform reads a missing one as "no".
 */
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

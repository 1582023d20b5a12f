import { flag } from "../../platform/wire/scalars.ts";
import type { Address } from "./address-book.ts";
import { regionNames } from "./regions.ts";

export function addressWire(address: Address) {
  const [province, city, district] = regionNames(address);
  return {
    id: address.id,
    contact: address.contact,
    telephone: address.telephone,
    province_id: address.provinceId,
    city_id: address.cityId,
    district_id: address.districtId,
    address: address.street,
    is_default: flag(address.isDefault),
    province,
    city,
    district,
  };
}

import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainMobile } from "../../platform/http/plain-entry.ts";
import type { AddressFields } from "./change-addresses.ts";
import { isRegion, unknownCodes } from "./regions.ts";

/** Twice the contract's, whose clients send no more (`long_recipients`). */
const maxContactLength = 40;
const maxStreetLength = 64;
const mainlandMobile = /^1[3-9]\d{9}$/;

/**
 * What a customer has entered; codes of regions that no edition has are counted, whether they do or not.
 *
 * @throws {DomainError} that names the first field which is wrong
 */
export function readAddress({ body, unknownRegions }: Pick<CallContext, "body" | "unknownRegions">): {
  readonly fields: AddressFields;
  readonly isDefault: boolean;
} {
  const contact = body.text("contact");
  if (contact === "") throw new DomainError("addressContactMissing");
  if (Array.from(contact).length > maxContactLength) {
    throw new DomainError("addressContactTooLong", { parameter: String(maxContactLength) });
  }
  const telephone = plainMobile(body.text("telephone"));
  if (telephone === "") throw new DomainError("addressTelephoneMissing");
  if (!mainlandMobile.test(telephone)) throw new DomainError("addressTelephoneWrong");
  const region = {
    provinceId: body.id("province_id") ?? 0,
    cityId: body.id("city_id") ?? 0,
    districtId: body.id("district_id") ?? 0,
  };
  if (Object.values(region).includes(0)) throw new DomainError("addressRegionMissing");
  for (const code of unknownCodes(region)) unknownRegions.add(code);
  if (!isRegion(region)) throw new DomainError("addressRegionUnknown");
  const street = body.text("address");
  if (street === "") throw new DomainError("addressStreetMissing");
  if (Array.from(street).length > maxStreetLength) {
    throw new DomainError("addressStreetTooLong", { parameter: String(maxStreetLength) });
  }
  const isDefault = body.flag("is_default");
  if (isDefault === null) throw new DomainError("addressDefaultMissing");
  return { fields: { contact, telephone, ...region, street }, isDefault };
}

import { isRegion } from "../../identity/addresses/regions.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { readOptionalTexts, readTexts } from "../../platform/http/read-texts.ts";
import { optionalId } from "../../platform/http/required-id.ts";
import { isReturnPhone } from "./return-phone.ts";
import type { ShopAddresses } from "./shop-addresses.ts";

const maxContactLength = 40;
const maxAddressLength = 200;
const maxStreetLength = 100;

/** @throws {DomainError} for the field that is wrong */
export function readShopAddresses(body: Query): ShopAddresses {
  return { pickup: pickupOf(body), returns: returnsOf(body), hours: hoursOf(body), openDays: daysOf(body) };
}

function pickupOf(body: Query): ShopAddresses["pickup"] {
  const [provinceId, cityId, districtId] = [
    optionalId(body, "province_id"),
    optionalId(body, "city_id"),
    optionalId(body, "district_id"),
  ];
  const isNowhere = provinceId === null && cityId === null && districtId === null;
  if (isNowhere && Object.keys(readOptionalTexts(body, "street", maxStreetLength)).length === 0) return null;
  const region = { provinceId: provinceId ?? 0, cityId: cityId ?? 0, districtId: districtId ?? 0 };
  if (!isRegion(region)) throw new DomainError("pickupRegionNeeded", { field: "district_id" });
  return { ...region, street: readTexts(body, "street", maxStreetLength) };
}

function returnsOf(body: Query): ShopAddresses["returns"] {
  const texts = [
    readOptionalTexts(body, "return_contact", maxContactLength),
    readOptionalTexts(body, "return_address", maxAddressLength),
  ];
  const phone = body.text("return_phone");
  if (phone === "" && texts.every((each) => Object.keys(each).length === 0)) return null;
  const contact = readTexts(body, "return_contact", maxContactLength);
  if (!isReturnPhone(phone)) throw new DomainError("returnPhoneWrong", { field: "return_phone" });
  return { contact, phone, address: readTexts(body, "return_address", maxAddressLength) };
}

function hoursOf(body: Query): ShopAddresses["hours"] {
  const [opensAt, closesAt] = [body.text("opens_at"), body.text("closes_at")];
  if (opensAt === "" && closesAt === "") return null;
  if (!isTime(opensAt)) throw new DomainError("shopHoursWrong", { field: "opens_at" });
  if (!isTime(closesAt) || closesAt === opensAt) throw new DomainError("shopHoursWrong", { field: "closes_at" });
  return { opensAt, closesAt };
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function daysOf(body: Query): readonly number[] {
  const sent = body.json("open_days") ?? [];
  const days = Array.isArray(sent) ? (sent as readonly unknown[]) : [null];
  const known = days.filter((day): day is number => Number.isInteger(day) && Number(day) >= 0 && Number(day) <= 6);
  if (known.length < days.length) throw new DomainError("parameterWrong", { parameter: "open_days" });
  return [...new Set(known)].toSorted((one, other) => one - other);
}

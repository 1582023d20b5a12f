import { isBlank } from "./blank-text.ts";
import { isMobile, plainMobile } from "./phone-number.ts";
import type { RegionChoice } from "./region-choice.ts";

/** An address as far as it is filled in. */
export interface AddressDraft extends RegionChoice {
  readonly recipient: string;
  readonly phone: string;
  /** Street, house number and whatever else leads to the door. */
  readonly street: string;
  readonly isDefault: boolean;
}

/** A complete address, to which a parcel can be sent. */
export interface CompleteAddress extends AddressDraft {
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
}

export const emptyAddress: AddressDraft = {
  recipient: "",
  phone: "",
  provinceId: null,
  cityId: null,
  districtId: null,
  street: "",
  isDefault: false,
};

/** Of the contract. */
export const maxRecipientLength = 20;
/** Where the platform announces `long_recipients`. */
export const maxWideRecipientLength = 40;
export const maxStreetLength = 64;

export type AddressPart = "recipient" | "phone" | "region" | "street";
export type AddressProblem = "missing" | "malformed" | "long";

function plain(text: string): string {
  return isBlank(text) ? "" : text.trim().replace(/\s+/g, " ");
}

/** The number of characters as the platform counts them: an emoji is one, not two. */
function characters(text: string): number {
  return Array.from(plain(text)).length;
}

export function addressProblems(
  draft: AddressDraft,
  recipientLimit = maxRecipientLength,
): Partial<Readonly<Record<AddressPart, AddressProblem>>> {
  const problems: Partial<Record<AddressPart, AddressProblem>> = {};
  const recipient = characters(draft.recipient);
  if (recipient === 0) problems.recipient = "missing";
  if (recipient > recipientLimit) problems.recipient = "long";
  const phone = plainMobile(draft.phone);
  if (!isMobile(phone)) problems.phone = phone === "" ? "missing" : "malformed";
  if (draft.provinceId === null || draft.cityId === null || draft.districtId === null) problems.region = "missing";
  const street = characters(draft.street);
  if (street === 0) problems.street = "missing";
  if (street > maxStreetLength) problems.street = "long";
  return problems;
}

/** The address as it is sent: texts on one line, the phone as digits alone; null while a field is invalid. */
export function completeAddress(draft: AddressDraft, recipientLimit = maxRecipientLength): CompleteAddress | null {
  const { provinceId, cityId, districtId, isDefault } = draft;
  if (provinceId === null || cityId === null || districtId === null) return null;
  if (Object.keys(addressProblems(draft, recipientLimit)).length > 0) return null;
  return {
    recipient: plain(draft.recipient),
    phone: plainMobile(draft.phone),
    provinceId,
    cityId,
    districtId,
    street: plain(draft.street),
    isDefault,
  };
}

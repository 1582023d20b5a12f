import type { SeenShopAddresses, ShopAddresses } from "@plaza/api-client/desk";
import { writtenTexts } from "../shared/language-texts.ts";

/** As it is sent: without blanks around what was written. */
export function writtenAddresses(draft: SeenShopAddresses): SeenShopAddresses {
  return {
    ...draft,
    street: writtenTexts(draft.street),
    returnContact: writtenTexts(draft.returnContact),
    returnPhone: draft.returnPhone.trim(),
    returnAddress: writtenTexts(draft.returnAddress),
  };
}

const parts = {
  pickup: ["provinceId", "cityId", "districtId", "street"],
  returns: ["returnContact", "returnPhone", "returnAddress"],
  hours: ["opensAt", "closesAt", "openDays"],
} as const satisfies Readonly<Record<string, readonly (keyof ShopAddresses)[]>>;

/** How many of the three parts are another than they were. */
export function changedParts(draft: SeenShopAddresses, saved: SeenShopAddresses): number {
  const [one, other] = [writtenAddresses(draft), writtenAddresses(saved)];
  const isChanged = (name: keyof ShopAddresses): boolean => JSON.stringify(one[name]) !== JSON.stringify(other[name]);
  return Object.values(parts).filter((names) => names.some(isChanged)).length;
}

/** A day more or less, in the order of the week. */
export function withDay(days: readonly number[], day: number, isOpen: boolean): readonly number[] {
  return isOpen ? [...days, day].toSorted((one, other) => one - other) : days.filter((each) => each !== day);
}

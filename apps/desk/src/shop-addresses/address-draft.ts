import type { SeenShopAddresses, ShopAddresses } from "@plaza/api-client/desk";
import { writtenTexts } from "../shared/language-texts.ts";

/** What is being changed, and what it was begun with or saved as last. */
export interface AddressWork {
  readonly base: SeenShopAddresses;
  readonly draft: SeenShopAddresses;
}

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
export function changedParts({ draft, base }: AddressWork): number {
  return changedNames({ draft, base }).length;
}

function changedNames({ draft, base }: AddressWork): readonly (readonly (keyof ShopAddresses)[])[] {
  const [one, other] = [writtenAddresses(draft), writtenAddresses(base)];
  const isChanged = (name: keyof ShopAddresses): boolean => JSON.stringify(one[name]) !== JSON.stringify(other[name]);
  return Object.values(parts).filter((names) => names.some(isChanged));
}

/** Goes on over what a colleague has saved: the parts that are changed here stay, the others become theirs. */
export function overTheirs(work: AddressWork, theirs: SeenShopAddresses): AddressWork {
  const mine = changedNames(work)
    .flat()
    .map((name) => [name, work.draft[name]]);
  return { base: theirs, draft: { ...theirs, ...(Object.fromEntries(mine) as Partial<ShopAddresses>) } };
}

/** What is left to save once something was saved; null: nothing, for nothing was written since it was sent. */
export function workAfterSaving(work: AddressWork | null, sent: SeenShopAddresses): AddressWork | null {
  if (work === null || work.draft === sent) return null;
  // The number it has on the platform now: whatever is newer comes from a colleague.
  const revision = sent.revision + 1;
  return { base: { ...sent, revision }, draft: { ...work.draft, revision } };
}

/** A day more or less, in the order of the week. */
export function withDay(days: readonly number[], day: number, isOpen: boolean): readonly number[] {
  return isOpen ? [...days, day].toSorted((one, other) => one - other) : days.filter((each) => each !== day);
}

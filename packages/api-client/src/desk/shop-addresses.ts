import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { integer, nothing, optionalId, requiredCount, text } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";

/** Where a shop is fetched from and sent back to, and when it is open. */
export interface ShopAddresses {
  /** Codes of the region where customers fetch what they have bought; null: nowhere, as the next two. */
  readonly provinceId: number | null;
  readonly cityId: number | null;
  readonly districtId: number | null;
  readonly street: LanguageTexts;
  readonly returnContact: LanguageTexts;
  /** "": it does not say so yet. */
  readonly returnPhone: string;
  readonly returnAddress: LanguageTexts;
  /** `HH:mm`; "": it does not say when it is open, as the next. */
  readonly opensAt: string;
  readonly closesAt: string;
  /** Sunday is 0; empty: every day. */
  readonly openDays: readonly number[];
}

export interface SeenShopAddresses extends ShopAddresses {
  /** Counts changes. */
  readonly revision: number;
}

export const fetchShopAddresses = getCall("shop/addresses", {
  decode: record((field): SeenShopAddresses => ({
    revision: field("revision", requiredCount),
    provinceId: field("province_id", optionalId),
    cityId: field("city_id", optionalId),
    districtId: field("district_id", optionalId),
    street: field("street", languageTexts),
    returnContact: field("return_contact", languageTexts),
    returnPhone: field("return_phone", text),
    returnAddress: field("return_address", languageTexts),
    opensAt: field("opens_at", text),
    closesAt: field("closes_at", text),
    openDays: field("open_days", list(integer)),
  })),
});

export const shopAddressesQuery = defineQuery(fetchShopAddresses, {
  key: "shop-addresses",
  freshMs: 5 * second,
  staleAfter: ["shop-change"],
});

/** All of them at once. The platform refuses what would overwrite somebody else's change. */
export const saveShopAddresses = postCall("shop/save_addresses", {
  body: (addresses: SeenShopAddresses) => ({
    revision: addresses.revision,
    province_id: addresses.provinceId ?? 0,
    city_id: addresses.cityId ?? 0,
    district_id: addresses.districtId ?? 0,
    street: addresses.street,
    return_contact: addresses.returnContact,
    return_phone: addresses.returnPhone,
    return_address: addresses.returnAddress,
    opens_at: addresses.opensAt,
    closes_at: addresses.closesAt,
    open_days: addresses.openDays,
  }),
  decode: nothing,
});

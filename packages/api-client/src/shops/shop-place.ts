import { type Decoder, record } from "../wire/decode.ts";
import { text } from "../wire/scalars.ts";

/** Where a shop can be visited: the names of the regions, and the street. */
export interface ShopPlace {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
}

/** Reads it of a shop; null where the platform does not say. */
export const shopPlace: Decoder<ShopPlace | null> = record((field) => {
  const street = field("address", text);
  if (street === "") return null;
  return { province: field("province", text), city: field("city", text), district: field("district", text), street };
});

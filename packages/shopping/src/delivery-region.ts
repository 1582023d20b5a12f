import { deviceStore } from "./device-store.ts";
import type { RegionChoice } from "./region-choice.ts";

/** The codes of a province, a city and a district. */
export type DeliveryRegion = { readonly [Level in keyof RegionChoice]: number };

const store = /* @__PURE__ */ deviceStore<DeliveryRegion | null>({
  key: "plaza:delivery-region",
  empty: null,
  parse: parseRegion,
  write: (region) => JSON.stringify(region),
});

/** Where somebody has said that things are to be sent; null: they have not. */
export const readDeliveryRegion = store.read;
export const subscribeToDeliveryRegion = store.subscribe;

/** @returns false where the browser stores nothing */
export function keepDeliveryRegion({ provinceId, cityId, districtId }: DeliveryRegion): boolean {
  return store.keep({ provinceId, cityId, districtId });
}

/** Null for anything that this version would not write, because anybody may have written it. */
function parseRegion(text: string | null): DeliveryRegion | null {
  const value = parsed(text);
  if (typeof value !== "object" || value === null) return null;
  const { provinceId, cityId, districtId } = value as Readonly<Record<string, unknown>>;
  return isCode(provinceId) && isCode(cityId) && isCode(districtId) ? { provinceId, cityId, districtId } : null;
}

function isCode(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 100_000 && value <= 999_999;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

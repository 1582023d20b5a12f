import { type ApiClient, type SettlementParams, settlementQuery, remarkLimit } from "@plaza/api-client";
import { type CheckoutRequest, fieldsOf, readTab, writeTab } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import { askedCoupons, type FoundCoupons, type CouponChoices } from "./coupon-choice.ts";

/** What a shopper has chosen and typed at checkout; shops are named by their ids. */
export interface CheckoutDraft {
  /** Null: the default address. */
  readonly addressId: number | null;
  readonly coupons: CouponChoices;
  readonly remarks: Readonly<Record<string, string>>;
  /** Shops where everything is picked up. */
  readonly pickups: readonly number[];
}

export const emptyDraft: CheckoutDraft = { addressId: null, coupons: {}, remarks: {}, pickups: [] };

const storageKey = "plaza:checkout-draft";

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isChoice(value: unknown): value is number | null {
  return value === null || isId(value);
}

/** The draft of this checkout; empty where this tab was last busy with another one. */
export function readDraft(data: string): CheckoutDraft {
  const stored = readTab(storageKey);
  if (stored["data"] !== data) return emptyDraft;
  const entries = (name: string) => Object.entries(fieldsOf(stored[name])).filter(([shop]) => isId(Number(shop)));
  const pickups: unknown = stored["pickups"];
  return {
    addressId: isId(stored["addressId"]) ? stored["addressId"] : null,
    coupons: Object.fromEntries(
      entries("coupons").filter((entry): entry is [string, number | null] => isChoice(entry[1])),
    ),
    remarks: Object.fromEntries(
      entries("remarks").map(([shop, text]) => [shop, typeof text === "string" ? text.slice(0, remarkLimit) : ""]),
    ),
    pickups: Array.isArray(pickups) ? pickups.filter(isId) : [],
  };
}

export function writeDraft(data: string, draft: CheckoutDraft): void {
  writeTab(storageKey, { data, ...draft });
}

export function forgetDraft(): void {
  writeTab(storageKey, null);
}

/** The choices that the price depends on. */
export type CheckoutChoice = Pick<CheckoutDraft, "addressId" | "coupons" | "pickups">;

export const noneFound: FoundCoupons = {};

/** The settlement, fetched again with each choice while the last one stays on the screen. */
export function checkoutQuery(
  api: ApiClient,
  { lines, cartLineIds }: CheckoutRequest,
  choice: CheckoutChoice,
  found: FoundCoupons,
) {
  const shopIds = [...new Set(lines.map(({ shopId }) => shopId))];
  const params: SettlementParams = {
    lines,
    cartLineIds,
    addressId: choice.addressId,
    pickupShopIds: choice.pickups,
    ...askedCoupons(shopIds, choice.coupons, found),
  };
  const goods = JSON.stringify([lines, cartLineIds]);
  return queryOptions({
    ...settlementQuery(api, params),
    // The loader has just fetched it, unless something has changed since: a coupon that was received on the way here.
    refetchOnMount: ({ state }) => state.isInvalidated,
    // Prices and stock may change while the window is in the background.
    refetchOnWindowFocus: "always",
    meta: { ...settlementQuery.meta, quiet: true },
    placeholderData: (shown, query) => {
      const other = query?.queryKey[1];
      return other !== undefined && JSON.stringify([other.lines, other.cartLineIds]) === goods ? shown : undefined;
    },
  });
}

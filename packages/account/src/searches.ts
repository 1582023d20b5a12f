import type { HeldCouponState } from "@plaza/api-client";
import {
  type CouponsSearch,
  type CouponsType,
  type FavouritesSearch,
  type NoticesSearch,
  pageNumber,
  type PolicySearch,
  type PolicyType,
  positiveInteger,
  type WalletSearch,
} from "@plaza/routing";

// What the addresses of these screens say. A missing value is `undefined`, because the router merges the result into the raw
// query, whose invalid values would remain.

const views = ["unread", "alerts", "settings"] as const;

export function noticesSearch({ view, page }: Record<string, unknown>): NoticesSearch {
  return { view: views.find((each) => each === view), page: pageNumber(page) };
}

export function favouritesSearch({ kind, show, text, page }: Record<string, unknown>): FavouritesSearch {
  return {
    kind: kind === "shops" ? kind : undefined,
    show: kind !== "shops" && (show === "cheaper" || show === "soldOut") ? show : undefined,
    text: (typeof text === "string" && text.trim()) || undefined,
    page: pageNumber(page),
  };
}

/** What an address may say; without it it means those that can still be used. */
const couponTypes: readonly CouponsType[] = ["used", "expired"];

/** The tabs in their order. */
export const couponTabs: readonly (CouponsType | undefined)[] = [undefined, ...couponTypes];

export function couponsSearch({ type, page }: Record<string, unknown>): CouponsSearch {
  return { type: couponTypes.find((each) => each === type), page: pageNumber(page) };
}

export function stateOf(type: CouponsType | undefined): HeldCouponState {
  return type ?? "unused";
}

const walletTypes = ["spending", "income"] as const;

/** The tabs in their order. */
export const walletTabs: readonly WalletSearch["type"][] = [undefined, ...walletTypes];

export function walletSearch({ type, page, top_up: topUp }: Record<string, unknown>): WalletSearch {
  return {
    type: walletTypes.find((each) => each === type),
    page: pageNumber(page),
    top_up: positiveInteger(topUp),
  };
}

export type PolicyKind = "service" | "privacy";

const kinds: Readonly<Record<PolicyType, PolicyKind>> = { "1": "service", "2": "privacy" };

/** The service agreement where the address names neither. */
export function policyKind(type: PolicyType = "1"): PolicyKind {
  return kinds[type];
}

export function policySearch(search: Readonly<Record<string, unknown>>): PolicySearch {
  const type = String(search["type"]);
  // An explicit `undefined` replaces the raw value, which would otherwise be inherited from the root route.
  return { type: type === "1" || type === "2" ? type : undefined };
}

import type { ApiClient } from "../api-client.ts";

// Sent for the platform to count, with no answer that anybody reads.

/** A shopper looks at a product. An extension: only where the site configuration's `extensions` have `views`. */
export function countView(api: ApiClient, productId: number): Promise<void> {
  return api.sendBeacon("goods/view", { goods_id: productId });
}

/** What a shopper does with a search, said of its text and of nobody. */
export type SearchReport =
  | {
      readonly what: "search";
      readonly text: string;
      /** How many products were found. */
      readonly total: number;
      /** The text that was searched before, in the same visit of the page; null for the first. */
      readonly after: string | null;
    }
  /** A product was opened; `position` is where it stood in the list, from 1. */
  | { readonly what: "click"; readonly text: string; readonly position: number }
  | { readonly what: "cart"; readonly text: string };

/** Counts it. An extension: only where the site configuration's `extensions` have `search_counts`. */
export function countSearch(api: ApiClient, report: SearchReport): Promise<void> {
  const { what, text } = report;
  if (what === "cart") return api.sendBeacon("goods/searched", { what, text });
  if (what === "click") return api.sendBeacon("goods/searched", { what, text, place: report.position });
  const { total, after } = report;
  return api.sendBeacon("goods/searched", { what, text, total, ...(after !== null && { after }) });
}

import { msg } from "@lingui/core/macro";
import type { qualities } from "../list/filter-search.ts";

/** What `has` names: what a product has, and that offers of one article are one. */
export const qualityNames = {
  stock: msg`In stock`,
  offer: msg`On offer`,
  free: msg`Free delivery`,
  own: msg`Self-operated`,
  once: msg`Show each product once`,
} satisfies Record<(typeof qualities)[number], unknown>;

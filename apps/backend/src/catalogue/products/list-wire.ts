import type { Page } from "../../platform/http/query.ts";
import { pageFacts } from "../../platform/wire/page.ts";
import { mostListed } from "./found-products.ts";

/** What a list of products says of itself. Ours is `count_more`: there are more than are counted. */
export function listFacts(page: Page, total: number) {
  return { ...pageFacts(page, Math.min(total, mostListed)), ...(total > mostListed && { count_more: 1 as const }) };
}

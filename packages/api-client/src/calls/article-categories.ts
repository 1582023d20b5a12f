import type { ApiClient } from "../api-client.ts";
import { type Named, named } from "../entities/named.ts";
import { usableRows } from "../wire/decode.ts";

export type ArticleCategory = Named;

// A filter among others: without one of them the rest still filter.
const articleCategories = usableRows(named);

export function fetchArticleCategories(api: ApiClient, signal?: AbortSignal): Promise<readonly ArticleCategory[]> {
  return api.get("article/category", {}, articleCategories, signal);
}

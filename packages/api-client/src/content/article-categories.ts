import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Named, named } from "../wire/named.ts";
import { usableRows } from "../wire/decode.ts";

export type ArticleCategory = Named;

// A category that cannot be read is left out; the others still work as filters.
const articleCategories = usableRows(named);

export const fetchArticleCategories = getCall("article/category", { decode: articleCategories });

export const articleCategoriesQuery = defineQuery(fetchArticleCategories, {
  key: "article-categories",
  freshMs: 10 * minute,
  sharedMs: minute,
});

import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Named, named } from "../wire/named.ts";
import { usableRows } from "../wire/decode.ts";

export type ArticleCategory = Named;

// A filter among others: without one of them the rest still filter.
const articleCategories = usableRows(named);

export const fetchArticleCategories = getCall("article/category", { decode: articleCategories });

export const articleCategoriesQuery = defineQuery(fetchArticleCategories, {
  key: "article-categories",
  freshMs: 10 * minute,
  sharedMs: minute,
});

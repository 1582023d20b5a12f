import { type ArticleSort, articleSorts, type ArticleState, articleStates } from "@plaza/api-client/desk";
import { positiveInteger } from "@plaza/routing";
import { type ListSearch, listSearch } from "../searches.ts";

export const articleLists = ["news", "help", "categories"] as const;
type ArticleList = (typeof articleLists)[number];

export interface ArticlesSearch extends ListSearch<ArticleList> {
  readonly state?: ArticleState;
  readonly category?: number;
  readonly sort?: ArticleSort;
}

const read = listSearch(articleLists);

/** Which articles an address shows; whatever it does not know is the usual. */
export function articlesSearch(search: Readonly<Record<string, unknown>>): ArticlesSearch {
  const state = articleStates.find((each) => each === search["state"]);
  const sort = articleSorts.find((each) => each === search["sort"]);
  const category = positiveInteger(search["category"]);
  return {
    ...read(search),
    ...(state !== undefined && { state }),
    ...(category !== undefined && { category }),
    ...(sort !== undefined && sort !== articleSorts[0] && { sort }),
  };
}

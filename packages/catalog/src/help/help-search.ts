import type { HelpSearch } from "@plaza/routing";
import { newsSearch } from "../news/news-search.ts";

export function helpSearch(search: Readonly<Record<string, unknown>>): HelpSearch {
  const { question } = search;
  return { ...newsSearch(search), question: (typeof question === "string" && question.trim()) || undefined };
}

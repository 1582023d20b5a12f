import type { CallContext } from "../../platform/http/call.ts";
import { inLanguage } from "../../platform/store/language.ts";
import type { Reading } from "../product-search/meaning/query.ts";
import type { ListedProducts } from "./listed-products.ts";
import { suggestedCategories } from "./suggested-categories.ts";

/** How the caller's text is to be read: `literal=1` takes it as it was typed (extension `search_meaning`). */
export function readingOf({ query, language }: CallContext): Reading {
  return { language: language.wanted, isLiteral: query.flag("literal") === true, isTyping: false };
}

interface SearchMeaning {
  /** What was searched for in place of what was typed; `literal=1` asks for what was typed. */
  readonly corrected?: string;
  /** Where nothing is found: another search that finds something. */
  readonly nearest?: string;
  /** Where nothing is found: a category that the words name. */
  readonly nearest_category?: { readonly id: number; readonly name: string };
  /** A path of the shop that is to be shown in place of the list. */
  readonly redirect?: string;
}

/** Beside a list (extension `search_meaning`): how a text was understood, and where to go from a list with nothing on it. */
export async function searchMeaningWire(
  { db, language }: Pick<CallContext, "db" | "language">,
  { corrected, nearest, redirect }: ListedProducts,
): Promise<{ readonly search_meaning?: SearchMeaning }> {
  if (corrected === null && nearest === null && redirect === null) return {};
  const [category] = await suggestedCategories(db, nearest?.categoryIds ?? [], 1);
  const meaning: SearchMeaning = {
    ...(corrected !== null && { corrected }),
    ...(nearest !== null && nearest.text !== null && { nearest: nearest.text }),
    ...(category !== undefined && {
      nearest_category: { id: category.id, name: inLanguage(category, "name", language) },
    }),
    ...(redirect !== null && { redirect }),
  };
  return Object.keys(meaning).length === 0 ? {} : { search_meaning: meaning };
}

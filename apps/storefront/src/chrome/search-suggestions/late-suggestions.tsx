import { type ComponentType, lazy } from "react";
import type { SearchSuggestionsProps } from "./search-suggestions.tsx";

/** Fetched when somebody is about to search; where its code does not come, there are no suggestions. */
export const LateSuggestions = lazy(() =>
  import("./search-suggestions.tsx").then(
    ({ SearchSuggestions }): { default: ComponentType<SearchSuggestionsProps> } => ({ default: SearchSuggestions }),
    () => ({ default: () => null }),
  ),
);

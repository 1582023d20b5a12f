import { type Suggestions, suggestionsQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Milliseconds without another letter. */
const pause = 150;

/**
 * What the platform suggests for a text; until its answer comes, what it suggested for the text before. An answer that
 * comes after another letter is dropped, and a call that fails suggests nothing.
 */
export function useSuggestions(typed: string): Suggestions | null {
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Suggestions | null>(null);
  // A new text after none begins without the old suggestions.
  if (typed === "" && found !== null) setFound(null);
  useEffect(() => {
    if (typed === "") return undefined;
    const query = suggestionsQuery(api, typed);
    let current = true;
    // Nobody observes this query, so the shell's reactions to failed calls leave it alone.
    const timer = setTimeout(() => {
      queryClient.fetchQuery(query).then(
        (answer) => {
          if (current) setFound(answer);
        },
        () => {
          if (current) setFound(null);
        },
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
      void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
    };
  }, [api, queryClient, typed]);
  return found;
}

import { staleAfter } from "@plaza/api-client";
import type { QueryClient } from "@tanstack/react-query";

/** Fetches anew what a review has changed, after a rejection as well: it is otherwise than the page shows. */
export async function renewReviews(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: staleAfter("review-change") });
}

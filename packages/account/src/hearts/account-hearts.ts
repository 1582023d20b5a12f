import { followButtonOf } from "./follow-button.tsx";
import { heartOf } from "./heart.tsx";
import { savedQuery } from "./saved-query.ts";
import { useSavedInAccount } from "./use-saved-in-account.ts";

/** A customer's, and what they are read from. */
export const accountHearts = {
  Heart: heartOf(useSavedInAccount),
  FollowButton: followButtonOf(useSavedInAccount),
  savedQuery,
};

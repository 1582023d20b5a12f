import { followButtonOf } from "./follow-button.tsx";
import { heartOf } from "./heart.tsx";
import { useSavedInAccount } from "./use-saved-in-account.ts";

// A customer's: see `fill-hearts.ts`.
export const Heart = heartOf(useSavedInAccount);
export const FollowButton = followButtonOf(useSavedInAccount);
export { savedQuery } from "./saved-query.ts";

import { followButtonOf } from "./follow-button.tsx";
import { heartOf } from "./heart.tsx";
import { useSavedOnDevice } from "./use-saved-on-device.ts";

// A visitor's: see `fill-hearts.ts`.
export const Heart = heartOf(useSavedOnDevice);
export const FollowButton = followButtonOf(useSavedOnDevice);

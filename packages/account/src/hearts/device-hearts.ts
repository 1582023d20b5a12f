import { followButtonOf } from "./follow-button.tsx";
import { heartOf } from "./heart.tsx";
import { useSavedOnDevice } from "./use-saved-on-device.ts";

/** A visitor's. */
export const deviceHearts = { Heart: heartOf(useSavedOnDevice), FollowButton: followButtonOf(useSavedOnDevice) };

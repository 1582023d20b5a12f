import { lazyPart } from "@plaza/routing";

/** Only the server ever draws it. */
export const UnscriptedReviews = lazyPart(() => import("./plain-reviews.tsx"), "PlainReviews");

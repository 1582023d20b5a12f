import { latePart } from "@plaza/routing";

/** Only the server ever draws it. */
export const UnscriptedReviews = latePart(() => import("./plain-reviews.tsx"), "PlainReviews");

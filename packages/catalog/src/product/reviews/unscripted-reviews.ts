import { lazyPart } from "@plaza/routing";

/** Drawn only on the server. */
export const UnscriptedReviews = lazyPart(() => import("./plain-reviews.tsx"), "PlainReviews", {
  serverOnly: true,
});

import { anyMethod } from "../http/call.ts";
import { handleReviewTabs } from "./review-tabs-call.ts";
import { handleReviews } from "./reviews-call.ts";
import type { Domain } from "../domain/domain.ts";

export const reviewDomain = {
  name: "reviews",
  calls: {
    "goods_comment/category": anyMethod(handleReviewTabs),
    "goods_comment/lists": anyMethod(handleReviews),
  },
} satisfies Domain;

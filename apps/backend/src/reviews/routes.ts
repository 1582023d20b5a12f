import { anyMethod, type Calls } from "../http/call.ts";
import { answerReviewTabs } from "./review-tabs-call.ts";
import { answerReviews } from "./reviews-call.ts";

export const reviewCalls: Calls = {
  "goods_comment/category": anyMethod(answerReviewTabs),
  "goods_comment/lists": anyMethod(answerReviews),
};

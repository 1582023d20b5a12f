import { anyMethod, forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { forOperators, forShop } from "../../platform/http/desk-call.ts";
import { handleDecideReported, handleReportedReviews } from "./desk/operator-calls.ts";
import { handleAnswerReview, handleReportReview, handleShopReviews } from "./desk/shop-calls.ts";
import { handleOwnReviews, handlePending } from "./own-calls.ts";
import { reviewsCommand } from "./commands/reviews-command.ts";
import { reviewReaderMessages } from "./reader-messages.ts";
import { handleOwnState, handleReport, handleVote } from "./reader-calls.ts";
import { handleReviewFacets } from "./review-facets-call.ts";
import { handleReviewTabs, handleReviews } from "./review-list-calls.ts";
import {
  handleChange,
  handleCheckProduct,
  handleFollowUp,
  handlePublish,
  handleRemove,
  handleWritingPage,
} from "./writing-calls.ts";
import { reviewWritingMessages } from "./writing-messages.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { personalData } from "./personal-data.ts";

export const reviewDomain = {
  name: "reviews",
  calls: {
    "goods_comment/category": anyMethod(handleReviewTabs),
    "goods_comment/lists": anyMethod(handleReviews),
    "goods_comment/facets": getOnly(handleReviewFacets),
    "goods_comment/mine": getOnly(forCustomers(handleOwnState)),
    "goods_comment/vote": postOnly(forCustomers(handleVote)),
    "goods_comment/report": postOnly(forCustomers(handleReport)),
    "goods_comment/getUnCommentOrder": getOnly(forCustomers(handlePending)),
    "goods_comment/getCommentOrder": getOnly(forCustomers(handleOwnReviews)),
    "goods_comment/getCommentPage": getOnly(forCustomers(handleWritingPage)),
    "goods_comment/addGoodsComment": postOnly(forCustomers(handlePublish)),
    "goods_comment/checkGoods": getOnly(forCustomers(handleCheckProduct)),
    "goods_comment/change": postOnly(forCustomers(handleChange)),
    "goods_comment/followUp": postOnly(forCustomers(handleFollowUp)),
    "goods_comment/remove": postOnly(forCustomers(handleRemove)),
  },
  deskCalls: {
    "reviews/list": forShop("staff", "GET", handleShopReviews),
    "reviews/report": forShop("staff", "POST", handleReportReview),
    "reviews/answer": forShop("staff", "POST", handleAnswerReview),
    "reported_reviews/list": forOperators("GET", handleReportedReviews),
    "reported_reviews/decide": forOperators("POST", handleDecideReported),
  },
  messages: { ...reviewReaderMessages, ...reviewWritingMessages },
  commands: [reviewsCommand],
  personalData,
} satisfies Domain;

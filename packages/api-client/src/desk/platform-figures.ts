import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { count, flag, text } from "../wire/scalars.ts";

/** What a marketplace needs before its first sale, in the order in which it is best done. */
export const openingSteps = [
  "name",
  "payment",
  "messages",
  "categories",
  "policies",
  "shop",
  "open_shop",
  "products",
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** What waits for operators, and how far the marketplace is from its first sale. */
export interface PlatformFigures {
  readonly applications: number;
  readonly transfersAwaited: number;
  /** Transfers that nobody could tell the purpose of. */
  readonly transfersUnmatched: number;
  /** Refunds that are to be transferred by hand. */
  readonly refundsToTransfer: number;
  readonly reportedReviews: number;
  /** Products that were taken down, and that their shops have put right. */
  readonly productsToReview: number;
  /** Products that wait until an operator approves them. */
  readonly productsToApprove: number;
  /** Products that shops have proposed for the flash sale. */
  readonly flashProposals: number;
  /** Documents of shops that wait for an operator. */
  readonly documentsToCheck: number;
  /** Names that shops would like to have. */
  readonly shopNamesToDecide: number;
  /** Without those that this client does not know. */
  readonly steps: readonly { readonly step: OpeningStep; readonly isDone: boolean }[];
}

const step = record((field) => ({ step: field("step", text), isDone: field("is_done", flag) }));

export const fetchPlatformFigures = getCall("figures/platform", {
  decode: record((field): PlatformFigures => {
    const known = field("steps", list(step));
    return {
      applications: field("applications", count),
      transfersAwaited: field("transfers_awaited", count),
      transfersUnmatched: field("transfers_unmatched", count),
      refundsToTransfer: field("refunds_to_transfer", count),
      reportedReviews: field("reported_reviews", count),
      productsToReview: field("products_to_review", count),
      productsToApprove: field("products_to_approve", count),
      flashProposals: field("flash_proposals", count),
      documentsToCheck: field("documents_to_check", count),
      shopNamesToDecide: field("shop_names_to_decide", count),
      steps: openingSteps.flatMap((each) =>
        known.filter((found) => found.step === each).map(({ isDone }) => ({ step: each, isDone })),
      ),
    };
  }),
});

export const platformFiguresQuery = defineQuery(fetchPlatformFigures, {
  key: "platform-figures",
  freshMs: 15 * second,
  staleAfter: [
    "flash-sale-change",
    "platform-setting-change",
    "audit-put-back",
    "marketplace-category-change",
    "marketplace-trade-change",
    "marketplace-shop-change",
    "policy-change",
    "application-decision",
    "transfer-change",
    "reported-review-decision",
    "takedown-change",
    "approval-decision",
    "required-document-change",
    "shop-document-decision",
    "shop-name-decision",
  ],
});

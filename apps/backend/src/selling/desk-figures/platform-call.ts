import { countReported } from "../../catalogue/reviews/find-reported.ts";
import { countTransfers } from "../../money/payments/transfers/desk/find-transfer-payments.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { merchantApplications } from "../../platform/store/schema/applications.ts";
import { eq } from "../../platform/store/sql.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { countToApprove } from "../approvals/count-approvals.ts";
import { countWaitingDocuments } from "../required-documents/waiting-documents.ts";
import { countWaitingNames } from "../shop-page/decide-name.ts";
import { countWaiting } from "../flash-sessions/slots.ts";
import { countToReview } from "../takedowns/count-takedowns.ts";
import { doneSteps } from "./opening-steps.ts";

/** `figures/platform`: what waits for operators, and which steps to the first sale are done. */
export async function handlePlatformFigures(context: AgentContext) {
  const { db } = context;
  const [
    applications,
    transfers,
    reportedReviews,
    productsToReview,
    productsToApprove,
    flashProposals,
    documents,
    shopNames,
    steps,
  ] = await Promise.all([
    db.$count(merchantApplications, eq(merchantApplications.state, "pending")),
    countTransfers(db),
    countReported(db),
    countToReview(db),
    countToApprove(db),
    countWaiting(db, context.now()),
    countWaitingDocuments(db),
    countWaitingNames(db),
    doneSteps(context),
  ]);
  return {
    applications,
    transfers_awaited: transfers.awaited,
    transfers_unmatched: transfers.unmatched,
    refunds_to_transfer: transfers.refunds,
    reported_reviews: reportedReviews,
    products_to_review: productsToReview,
    products_to_approve: productsToApprove,
    flash_proposals: flashProposals,
    documents_to_check: documents,
    shop_names_to_decide: shopNames,
    steps: Object.entries(steps).map(([step, isDone]) => ({ step, is_done: flag(isDone) })),
  };
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FollowUp, Review } from "@plaza/api-client";
import type { ReactElement } from "react";
import { ReviewImages } from "./review-images.tsx";
import * as look from "./review-item.css.ts";

export interface ReviewFollowUpProps {
  readonly review: Pick<Review, "createdAt" | "language">;
  readonly followUp: FollowUp;
  readonly by: string;
}

const oneDay = 24 * 60 * 60 * 1000;

/** What a buyer has added, and how long after the review. */
export function ReviewFollowUp({ review, followUp, by }: ReviewFollowUpProps): ReactElement {
  const { t } = useLingui();
  const days =
    review.createdAt === null || followUp.at === null ? null : Math.floor((followUp.at - review.createdAt) / oneDay);
  return (
    <div className={look.followUp}>
      <p className={look.about}>
        {days === null ? (
          <Trans>Added later:</Trans>
        ) : days < 1 ? (
          <Trans>Added on the same day:</Trans>
        ) : (
          <Plural value={days} one="# day later:" other="# days later:" />
        )}
      </p>
      {followUp.text !== "" && (
        <p className={look.text} lang={review.language ?? undefined} dir="auto">
          {followUp.text}
        </p>
      )}
      {followUp.images.length > 0 && <ReviewImages images={followUp.images} by={t`${by}, later`} />}
    </div>
  );
}

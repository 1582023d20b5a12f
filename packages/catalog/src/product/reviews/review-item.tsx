import { Trans, useLingui } from "@lingui/react/macro";
import type { Review } from "@plaza/api-client";
import { formatDate, useLocale } from "@plaza/i18n";
import { Rating } from "@plaza/ui-kit/rating";
import type { ReactElement } from "react";
import * as look from "./review-item.css.ts";
import { ReviewImages } from "./review-images.tsx";
import { ReviewerMark } from "./reviewer-mark.tsx";
import { spacedLabel } from "./spaced-label.ts";

export interface ReviewItemProps {
  readonly review: Review;
  readonly shopName: string;
}

/** One buyer's review, in the language it was written in, with the merchant's answer. */
export function ReviewItem({ review, shopName }: ReviewItemProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const name = review.nickname ?? t`A shopper`;
  const { createdAt } = review;
  return (
    <li className={look.review}>
      <div className={look.who}>
        <ReviewerMark id={review.id} name={name} image={review.avatar} />
        <div className={look.whoText}>
          <p className={look.name}>{name}</p>
          <p className={look.about}>
            {createdAt !== null && (
              <time dateTime={new Date(createdAt).toISOString()}>{formatDate(createdAt, locale)}</time>
            )}
            {createdAt !== null && review.skuLabel !== null && " · "}
            {review.skuLabel !== null && <span>{spacedLabel(review.skuLabel)}</span>}
          </p>
        </div>
        <Rating value={review.stars} />
      </div>
      {review.text !== "" && (
        <p className={look.text} lang={review.language ?? undefined}>
          {review.text}
        </p>
      )}
      {review.images.length > 0 && <ReviewImages images={review.images} by={name} />}
      {review.reply !== null && (
        <p className={look.reply}>
          <Trans>
            <b>{shopName}:</b> <span lang={review.language ?? undefined}>{review.reply}</span>
          </Trans>
        </p>
      )}
    </li>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Customer, OwnReview } from "@plaza/api-client";
import { Avatar } from "@plaza/commerce-ui/avatar";
import { lineImageWidth, LineOption } from "@plaza/commerce-ui/line-row";
import { Thumbnail } from "@plaza/commerce-ui/thumbnail";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { imageSource } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Rating } from "@plaza/ui-kit/rating";
import type { ReactElement } from "react";
import { LineName } from "../shared/line-row.tsx";
import { PictureRow } from "../shared/picture-row.tsx";
import type { ReviewDialogs } from "./use-review-dialogs.tsx";
import * as look from "./written-entry.css.ts";

export interface WrittenEntryProps {
  readonly review: OwnReview;
  /** Null if the platform does not send it. */
  readonly writer: Pick<Customer, "nickname" | "avatar"> | null;
  readonly dialogs: ReviewDialogs;
}

/** A review as its author sees it, with the shop's answer and the possible actions. */
export function WrittenEntry({ review, writer, dialogs }: WrittenEntryProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { product, ratings, shop, followUp, createdAt } = review;
  const { name } = product;
  const addedAt = followUp?.at == null ? "" : formatDateTime(followUp.at, reader);
  return (
    <article className={look.entry} aria-label={t`Review of ${name}`}>
      <div className={look.body}>
        <div className={look.head}>
          <div className={look.writer}>
            {writer !== null && (
              <Avatar name={writer.nickname} image={writer.avatar === null ? null : imageSource(writer.avatar, 36)} />
            )}
            <div>
              {writer !== null && <p className={look.nickname}>{writer.nickname}</p>}
              <p>
                {createdAt !== null && <span>{formatDateTime(createdAt, reader)}</span>}
                {review.isEdited && (
                  <>
                    <span>{" · "}</span>
                    <Trans>edited</Trans>
                  </>
                )}
              </p>
            </div>
          </div>
          <Rating value={review.stars} />
        </div>
        {review.text !== "" && <p className={look.text}>{review.text}</p>}
        <PictureRow images={review.images.map(({ url }) => url)} label={t`Picture of ${name}`} />
        {ratings !== null && (
          <p className={look.ratings}>
            <span>
              <Trans>Product</Trans> <span className={look.number}>{ratings.product}</span>
            </span>
            <span>
              <Trans>As described</Trans> <span className={look.number}>{ratings.description}</span>
            </span>
            <span>
              <Trans>Service</Trans> <span className={look.number}>{ratings.service}</span>
            </span>
            <span>
              <Trans context="review">Delivery</Trans> <span className={look.number}>{ratings.delivery}</span>
            </span>
          </p>
        )}
        {review.reply !== null && (
          <p className={look.note}>
            <span>
              <strong>{shop.name}</strong>
              <span>{`: ${review.reply}`}</span>
            </span>
          </p>
        )}
        {followUp !== null && (
          <div className={look.note}>
            <span>
              <strong>
                <Trans>Added {addedAt}</Trans>
              </strong>
            </span>
            <p className={look.text}>{followUp.text}</p>
            <PictureRow images={followUp.images} label={t`Picture of ${name}`} />
          </div>
        )}
        {dialogs.isOffered && (
          <div className={look.actions}>
            {review.canChange && (
              <Button size="small" aria-label={t`Edit the review of ${name}`} onClick={() => dialogs.change(review)}>
                <Trans>Edit</Trans>
              </Button>
            )}
            {review.canFollowUp && (
              <Button
                size="small"
                aria-label={t`Add a follow-up to the review of ${name}`}
                onClick={() => dialogs.followUp(review)}
              >
                <Trans>Add a follow-up</Trans>
              </Button>
            )}
            <Button
              size="small"
              kind="quiet"
              aria-label={t`Delete the review of ${name}`}
              onClick={() => dialogs.remove(review)}
            >
              <Trans>Delete</Trans>
            </Button>
          </div>
        )}
      </div>
      <ProductCard review={review} />
    </article>
  );
}

/** The reviewed product and its price. */
function ProductCard({ review }: { readonly review: OwnReview }): ReactElement {
  const { product, skuId, optionText, shop, paid } = review;
  const amount = paid === null ? "" : formatMoney(paid);
  const image = product.image === null ? null : imageSource(product.image, lineImageWidth);
  return (
    <div className={look.card}>
      <Thumbnail image={image} width={lineImageWidth} />
      <div>
        <LineName heading="h2" line={{ productId: product.id, skuId: skuId ?? 0, name: product.name }} />
        <LineOption text={optionText} />
        <LineOption text={shop.name} />
        {paid !== null && (
          <p className={look.paid}>
            <Trans>paid {amount}</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

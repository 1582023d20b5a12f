import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FollowUp, Review } from "@plaza/api-client";
import { Avatar, avatarTone } from "@plaza/commerce-ui/avatar";
import { formatDate, useLocale } from "@plaza/i18n";
import { imageSource } from "@plaza/routing";
import { Rating } from "@plaza/ui-kit/rating";
import type { ReactElement } from "react";
import * as look from "./review-item.css.ts";
import { image as imageLook, row } from "./review-item.css.ts";
import { ProductImage } from "../../shared/product-image.tsx";
import { useImageViewer } from "../gallery/use-image-viewer.tsx";

export interface ReviewItemProps {
  readonly review: Review;
  readonly shopName: string;
  /** Reviews of several shops stand together, so each says its own. */
  readonly pooled?: boolean | undefined;
  /** What readers can do about it; it stands below everything else. */
  readonly readers?: ReactElement | undefined;
}

/** One buyer's review, in the language it was written in, with the merchant's answer. */
export function ReviewItem({ review, shopName, pooled = false, readers }: ReviewItemProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  // Whoever sold it has answered.
  const seller = review.shop?.name ?? shopName;
  const name = review.nickname ?? t`A shopper`;
  const { createdAt } = review;
  const at = pooled ? review.shop?.name : undefined;
  return (
    <li className={look.review}>
      <div className={look.who}>
        <Avatar
          name={name}
          image={review.avatar === null ? null : imageSource(review.avatar, 36)}
          tone={avatarTone(review.id)}
        />
        <div className={look.whoText}>
          <p className={look.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={look.about}>
            {createdAt !== null && (
              <time dateTime={new Date(createdAt).toISOString()}>{formatDate(createdAt, locale)}</time>
            )}
            {createdAt !== null && review.skuLabel !== null && <span>{" · "}</span>}
            {review.skuLabel !== null && <span>{review.skuLabel}</span>}
            {at !== undefined && (
              <>
                <span>{" · "}</span>
                <span>
                  <Trans>from {at}</Trans>
                </span>
              </>
            )}
            {review.isEdited && (
              <>
                <span>{" · "}</span>
                <span>
                  <Trans>edited</Trans>
                </span>
              </>
            )}
          </p>
        </div>
        <Rating value={review.stars} />
      </div>
      {review.text !== "" && (
        <p className={look.text} lang={review.language ?? undefined} dir="auto">
          {review.text}
        </p>
      )}
      {review.images.length > 0 && <ReviewImages images={review.images} by={name} />}
      {review.followUp !== null && <ReviewFollowUp review={review} followUp={review.followUp} by={name} />}
      {review.reply !== null && (
        <p className={look.reply}>
          <Trans>
            <b>{seller}:</b> <bdi lang={review.language ?? undefined}>{review.reply}</bdi>
          </Trans>
          {review.repliedAt !== null && (
            <time className={look.repliedAt} dateTime={new Date(review.repliedAt).toISOString()}>
              {formatDate(review.repliedAt, locale)}
            </time>
          )}
        </p>
      )}
      {readers}
    </li>
  );
}

interface ReviewFollowUpProps {
  readonly review: Pick<Review, "createdAt" | "language">;
  readonly followUp: FollowUp;
  readonly by: string;
}

const oneDay = 24 * 60 * 60 * 1000;

/** What a buyer has added, and how long after the review. */
function ReviewFollowUp({ review, followUp, by }: ReviewFollowUpProps): ReactElement {
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

interface ReviewImagesProps {
  readonly images: readonly string[];
  readonly by: string;
}

/** A buyer's own images, each of which opens in the viewer. */
function ReviewImages({ images, by }: ReviewImagesProps): ReactElement {
  const { t } = useLingui();
  const { prepare, open, viewer } = useImageViewer(t`Pictures by ${by}`, images);
  const count = images.length;
  return (
    <>
      <ul className={row} aria-label={t`Pictures by ${by}`}>
        {images.map((image, index) => {
          const number = index + 1;
          return (
            <li key={image}>
              <button
                type="button"
                className={imageLook}
                aria-label={t`Picture ${number} of ${count}`}
                aria-haspopup="dialog"
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => open(image)}
              >
                <ProductImage src={image} alt="" width={80} />
              </button>
            </li>
          );
        })}
      </ul>
      {viewer}
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { productDetailQuery, type Review } from "@plaza/api-client";
import { formatDate, useLocale } from "@plaza/i18n";
import { imageSource, useQueryData } from "@plaza/routing";
import { Rating } from "@plaza/ui-kit/rating";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { productRoute } from "../../routes.ts";
import { noscriptReviewsQuery } from "../product-queries.ts";
import { byLanguage } from "./by-language.ts";

/** The newest reviews where there is no JavaScript, without filters and viewer. */
export function NoscriptReviews(): ReactElement | null {
  const { t } = useLingui();
  const locale = useLocale();
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const { shop, reviewSummary } = useSuspenseQuery(productDetailQuery(api, id)).data;
  const data = useQueryData(noscriptReviewsQuery(api, id));
  if (data === undefined) return null;
  const { own, foreign } = byLanguage(data.items, locale);
  const item = (review: Review): ReactElement => {
    const seller = review.shop?.name ?? shop.name;
    return (
      <li key={review.id}>
        <p>
          <b>{review.nickname ?? t`A shopper`}</b> <Rating value={review.stars} />{" "}
          {review.createdAt !== null && <span>{formatDate(review.createdAt, locale)}</span>}{" "}
          <span>{review.skuLabel}</span>
          {reviewSummary.shops !== null && <Trans> from {seller}</Trans>}
        </p>
        <p lang={review.language ?? undefined}>{review.text}</p>
        {review.images.map((image) => (
          <img key={image} {...imageSource(image, 80)} sizes="80px" alt="" width={80} height={80} loading="lazy" />
        ))}
        {review.reply !== null && (
          <p>
            <Trans>
              <b>{seller}:</b> <span lang={review.language ?? undefined}>{review.reply}</span>
            </Trans>
          </p>
        )}
      </li>
    );
  };
  return (
    <>
      {own.length > 0 && <ul>{own.map(item)}</ul>}
      {foreign.length > 0 && (
        <>
          <h3>
            <b>
              <Trans>Reviews in other languages</Trans>
            </b>
          </h3>
          <ul>{foreign.map(item)}</ul>
        </>
      )}
    </>
  );
}

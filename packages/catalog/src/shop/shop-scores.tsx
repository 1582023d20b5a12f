import { Trans } from "@lingui/react/macro";
import type { Shop } from "@plaza/api-client";
import { formatStars } from "@plaza/i18n";
import { Rating } from "@plaza/ui-kit/rating";
import type { ReactElement } from "react";
import { line, score } from "./shop-head.css.ts";

/** The shop's stars, and what shoppers think of its products, its service and its delivery, as far as they have said it. */
export function ShopScores({ shop }: { readonly shop: Shop }): ReactElement {
  const rated = [
    { key: "product", value: shop.score === 0 ? null : shop.score, name: <Trans context="score">Products</Trans> },
    { key: "service", value: shop.serviceScore, name: <Trans context="score">Service</Trans> },
    { key: "delivery", value: shop.deliveryScore, name: <Trans context="score">Delivery</Trans> },
  ];
  return (
    <p className={line}>
      {shop.stars > 0 && <Rating value={shop.stars} size={16} />}
      {rated.map(
        ({ key, value, name }) =>
          value !== null && (
            <span key={key}>
              {name} <span className={score}>{formatStars(value)}</span>
            </span>
          ),
      )}
    </p>
  );
}

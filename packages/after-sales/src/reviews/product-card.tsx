import { Trans } from "@lingui/react/macro";
import type { OwnReview } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";
import { LineName, Thumbnail } from "../shared/line-row.tsx";
import * as row from "../shared/line-row.css.ts";
import * as look from "./written-entry.css.ts";

/** What was reviewed, and what was paid for it. */
export function ProductCard({ review }: { readonly review: OwnReview }): ReactElement {
  const { product, skuId, optionText, shop, paid } = review;
  const amount = paid === null ? "" : formatMoney(paid);
  return (
    <div className={`${look.card} ${row.row}`}>
      <Thumbnail src={product.image} />
      <div>
        <LineName
          heading="h2"
          line={{
            productId: product.id,
            skuId: skuId ?? 0,
            name: product.name,
            image: product.image,
            optionText,
            quantity: 1,
            unitPrice: 0,
          }}
        />
        <p className={row.option}>{shop.name}</p>
        {paid !== null && (
          <p className={look.paid}>
            <Trans>paid {amount}</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

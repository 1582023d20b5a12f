import { Trans } from "@lingui/react/macro";
import type { OwnReview } from "@plaza/api-client";
import { lineImageWidth, LineOption } from "@plaza/commerce-ui/line-row";
import { Thumbnail } from "@plaza/commerce-ui/thumbnail";
import { formatMoney } from "@plaza/i18n";
import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";
import { LineName } from "../shared/line-row.tsx";
import * as look from "./written-entry.css.ts";

/** What was reviewed, and what was paid for it. */
export function ProductCard({ review }: { readonly review: OwnReview }): ReactElement {
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

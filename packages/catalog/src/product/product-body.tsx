import { Trans } from "@lingui/react/macro";
import type { ProductDetail } from "@plaza/api-client";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { type ReactElement, useId } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { RichText } from "../shared/rich-text.tsx";
import { aside, columns, nothing, title } from "./product-body.css.ts";

const recommendedCount = 5;

/** What the merchant writes about the product, and what else the shop recommends. */
export function ProductBody({ product }: { readonly product: ProductDetail }): ReactElement {
  const detailsId = useId();
  const recommendedId = useId();
  const recommended = product.shop.recommended.filter(({ id }) => id !== product.id).slice(0, recommendedCount);
  return (
    <div className={columns}>
      <section aria-labelledby={detailsId}>
        <h2 id={detailsId} className={title}>
          <Trans>Details</Trans>
        </h2>
        {product.descriptionHtml === "" ? (
          <p className={nothing}>
            <Trans>The merchant has not described this product yet.</Trans>
          </p>
        ) : (
          <RichText html={product.descriptionHtml} />
        )}
      </section>
      {recommended.length > 0 && (
        <section className={aside} aria-labelledby={recommendedId}>
          <h2 id={recommendedId} className={title}>
            <Trans>From this shop</Trans>
          </h2>
          <ProductGrid columns={5} onPhone="row">
            {recommended.map((each) => (
              <ProductTile key={each.id} product={each} />
            ))}
          </ProductGrid>
        </section>
      )}
    </div>
  );
}

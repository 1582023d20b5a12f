import { Trans } from "@lingui/react/macro";
import type { ProductDetail } from "@plaza/api-client";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { type ReactElement, useId } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { aside, title } from "./shop-recommendations.css.ts";

const shownCount = 5;

/** The shop's recommendations: a column beside the details on a desktop, else a row. */
export function ShopRecommendations({
  product,
}: {
  readonly product: Pick<ProductDetail, "id" | "shop">;
}): ReactElement | null {
  const id = useId();
  const shown = product.shop.recommended.filter((each) => each.id !== product.id).slice(0, shownCount);
  if (shown.length === 0) return null;
  return (
    <section className={aside} aria-labelledby={id}>
      <h2 id={id} className={title}>
        <Trans>From this shop</Trans>
      </h2>
      <ProductGrid columns={5} onPhone="row">
        {shown.map((each) => (
          <ProductTile key={each.id} product={each} />
        ))}
      </ProductGrid>
    </section>
  );
}

import { Trans } from "@lingui/react/macro";
import type { ProductDetail } from "@plaza/api-client";
import { to, useMounted } from "@plaza/routing";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { section } from "./product-body.css.ts";
import { recommendedBy } from "./recommended-by.ts";
import { sectionIds } from "./section-ids.ts";

/** The shop's recommendations in a row. */
export function ShopRecommendations({
  product,
}: {
  readonly product: Pick<ProductDetail, "id" | "shop">;
}): ReactElement | null {
  const titleId = useId();
  const toShop = useMounted(to.shop);
  const recommended = recommendedBy(product);
  if (recommended.length === 0) return null;
  return (
    <section id={sectionIds.shop} tabIndex={-1} className={section} aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={<Trans>From this shop</Trans>}
        link={
          toShop === null
            ? undefined
            : (content, className) => (
                <Link {...toShop(product.shop.id)} className={className}>
                  {content}
                </Link>
              )
        }
      />
      <ProductGrid columns={5} onPhone="row">
        {recommended.map((each) => (
          <ProductTile key={each.id} product={each} />
        ))}
      </ProductGrid>
    </section>
  );
}

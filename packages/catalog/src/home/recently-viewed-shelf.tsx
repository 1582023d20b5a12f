import { Trans } from "@lingui/react/macro";
import { rootRoute } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { useAtomValue } from "jotai";
import { type ReactElement, useId } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { recentlyViewed } from "../shared/recently-viewed.ts";
import { forgetViewed } from "../shared/viewed-store.ts";
import { shelf } from "./recently-viewed-shelf.css.ts";

/** The products that were viewed on this device; nothing where there are none. */
export function RecentlyViewedShelf(): ReactElement | null {
  const id = useId();
  const { locale } = rootRoute.useRouteContext();
  const viewed = useAtomValue(recentlyViewed);
  if (viewed.length === 0) return null;
  return (
    <section className={shelf} aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={<Trans>Recently viewed</Trans>}
        remark={<Trans>Kept on this device only</Trans>}
        aside={
          <Button
            kind="quiet"
            size="small"
            onClick={({ currentTarget }) => {
              // The button disappears with the shelf, so the focus moves to the main part of the page.
              currentTarget.closest("main")?.focus({ preventScroll: true });
              forgetViewed();
            }}
          >
            <Trans>Clear</Trans>
          </Button>
        }
      />
      <ProductGrid columns={5} onPhone="row">
        {viewed.map((product) => (
          <ProductTile
            key={product.id}
            lang={product.locale === locale ? undefined : product.locale}
            product={{
              ...product,
              marketPrice: null,
              flash: false,
              sales: null,
              createdAt: null,
              shop: null,
              soldOut: false,
              merchants: null,
            }}
          />
        ))}
      </ProductGrid>
    </section>
  );
}

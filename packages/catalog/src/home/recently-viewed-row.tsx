import { Trans } from "@lingui/react/macro";
import { rootRoute } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { useAtomValue, atom, getDefaultStore } from "jotai";
import { type ReactElement, useId } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { forgetViewed, readRecentlyViewed, subscribeToRecentlyViewed } from "../shared/viewed-store.ts";
import { row } from "./recently-viewed-row.css.ts";

/** The products that were looked at on this device, the last one first. Browser only: the list never leaves the device. */
const recentlyViewed = atom(readRecentlyViewed());

function follow(): void {
  getDefaultStore().set(recentlyViewed, readRecentlyViewed());
}

recentlyViewed.onMount = () => {
  follow();
  // For as long as the document lives, so that a shelf that is drawn again does not begin with what it showed last.
  subscribeToRecentlyViewed(follow);
};

/** The products that were viewed on this device; nothing where there are none. */
export function RecentlyViewedRow(): ReactElement | null {
  const id = useId();
  const { locale } = rootRoute.useRouteContext();
  const viewed = useAtomValue(recentlyViewed);
  if (viewed.length === 0) return null;
  return (
    <section className={row} aria-labelledby={id}>
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

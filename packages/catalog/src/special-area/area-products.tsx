import { Trans } from "@lingui/react/macro";
import type { Page, ProductCard } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { foot } from "../shared/list-foot.css.ts";
import { ProductTile } from "../shared/product-tile.tsx";
import { updating } from "../shared/updating.css.ts";

export interface AreaProductsProps {
  readonly result: Page<ProductCard>;
  /** True while another page is loading. */
  readonly pending: boolean;
  readonly link: PagerProps["link"];
}

/** The products of a theme, and its pages. */
export function AreaProducts({ result, pending, link }: AreaProductsProps): ReactElement {
  const { items, page, pageSize, total } = result;
  if (total === 0)
    return (
      <EmptyState
        tone="page"
        title={<Trans>Nothing has been chosen for this yet</Trans>}
        line={<Trans>Our editors are still looking. Until then, what others buy is worth a look.</Trans>}
        action={
          <Link {...to.hotList()} className={buttonClass({ kind: "primary" })}>
            <Trans>See what is popular</Trans>
          </Link>
        }
      />
    );
  const pages = { page, pageCount: Math.ceil(total / pageSize), link };
  if (page > pages.pageCount) return <NoSuchPage tone="page" {...pages} />;
  return (
    <div aria-busy={pending} className={pending ? updating : undefined}>
      <ProductGrid columns={5}>
        {items.map((product) => (
          <ProductTile key={product.id} product={product} heading="h2" />
        ))}
      </ProductGrid>
      {pages.pageCount > 1 && (
        <div className={foot}>
          <Pager {...pages} />
        </div>
      )}
    </div>
  );
}

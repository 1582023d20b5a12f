import { Trans } from "@lingui/react/macro";
import { rootRoute } from "@plaza/routing";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { updating } from "../shared/updating.css.ts";
import { columnPageQuery } from "./column-page-query.ts";
import * as look from "./product-columns.css.ts";

/** The products of one column; those of the column before stay until they are here. */
export function ColumnShelf({ columnId }: { readonly columnId: number }): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { data, isPlaceholderData } = useQuery(columnPageQuery(api, columnId, 1));
  if (data?.total === 0) {
    return (
      <p className={look.empty}>
        <Trans>This shelf is being filled</Trans>
      </p>
    );
  }
  return (
    <div className={isPlaceholderData ? `${look.shelf} ${updating}` : look.shelf} aria-busy={isPlaceholderData}>
      <ProductGrid columns={5}>
        {data?.items.map((product) => (
          <ProductTile key={product.id} product={product} heading="h2" />
        ))}
      </ProductGrid>
    </div>
  );
}

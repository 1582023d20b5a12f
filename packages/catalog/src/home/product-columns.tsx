import { Trans, useLingui } from "@lingui/react/macro";
import { productColumnsQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { Tabs } from "@plaza/ui-kit/tabs";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { updating } from "../shared/updating.css.ts";
import { columnPageQuery } from "./column-page-query.ts";
import * as look from "./product-columns.css.ts";

/** The editors' shelves: one tab each. */
export function ProductColumns(): ReactElement | null {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const { data: columns = [] } = useQuery(productColumnsQuery(api));
  const [chosen, setChosen] = useState<number | null>(null);
  const column = columns.find(({ id }) => id === chosen) ?? columns[0];
  const { data, isPlaceholderData } = useQuery({
    ...columnPageQuery(api, column?.id ?? 0, 1),
    enabled: column !== undefined,
  });
  if (column === undefined) return null;
  return (
    <section>
      <Tabs
        label={t`Our shelves`}
        items={columns.map(({ id, name, remark }) => ({
          id: String(id),
          label: (
            <>
              <span className={look.name}>{name}</span>
              {remark !== "" && <span className={look.remark}>{remark}</span>}
            </>
          ),
        }))}
        selected={String(column.id)}
        onSelect={(id) => setChosen(Number(id))}
      >
        {data?.total === 0 ? (
          <p className={look.empty}>
            <Trans>This shelf is being filled</Trans>
          </p>
        ) : (
          <div className={isPlaceholderData ? `${look.shelf} ${updating}` : look.shelf} aria-busy={isPlaceholderData}>
            <ProductGrid columns={5}>
              {data?.items.map((product) => (
                <ProductTile key={product.id} product={product} heading="h2" />
              ))}
            </ProductGrid>
          </div>
        )}
      </Tabs>
    </section>
  );
}

import { useLingui, Trans } from "@lingui/react/macro";
import type { ActivityArea, ProductColumn } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { Tabs } from "@plaza/ui-kit/tabs";
import { type ReactElement, useState } from "react";
import * as look from "./product-columns.css.ts";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { useQuery } from "@tanstack/react-query";
import { ProductTile } from "../shared/product-tile.tsx";
import { updating } from "../shared/updating.css.ts";
import { picksBeside, tilesAmong } from "./area-shapes.ts";
import { AreaTile } from "./area-tile.tsx";
import { columnPageQuery } from "./column-page-query.ts";
import { tile } from "./pick-tile.css.ts";

const none: readonly ActivityArea[] = [];

export interface ProductColumnsProps {
  readonly columns: readonly ProductColumn[];
  /** Themes that stand among the products of the first shelf. */
  readonly themes: readonly ActivityArea[];
}

/** The editors' shelves: one tab each. */
export function ProductColumns({ columns, themes }: ProductColumnsProps): ReactElement | null {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number | null>(null);
  const column = columns.find(({ id }) => id === chosen) ?? columns[0];
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
        <ColumnRow columnId={column.id} themes={column === columns[0] ? themes : none} />
      </Tabs>
    </section>
  );
}

const tileWidth = 460;

interface ColumnRowProps {
  readonly columnId: number;
  /** Themes that stand among the products: as many of them as those leave room for. */
  readonly themes: readonly ActivityArea[];
}

/** The products of one column; those of the column before stay until they are here. */
function ColumnRow({ columnId, themes }: ColumnRowProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { data, isPlaceholderData } = useQuery(columnPageQuery(api, columnId, 1));
  if (data?.total === 0) {
    return (
      <p className={look.empty}>
        <Trans>This shelf is being filled</Trans>
      </p>
    );
  }
  const products = data?.items ?? [];
  const tiles = themes
    .slice(0, tilesAmong(products.length))
    .map((area) => (
      <AreaTile
        key={`theme-${area.id}`}
        area={area}
        width={tileWidth}
        sizes={`(max-width: 767px) 100vw, (max-width: 1023px) 66vw, ${tileWidth}px`}
        look={tile}
      />
    ));
  return (
    <div className={isPlaceholderData ? `${look.row} ${updating}` : look.row} aria-busy={isPlaceholderData}>
      <ProductGrid columns={5}>
        {tiles[0]}
        {products.slice(0, picksBeside(tiles.length)).map((product) => (
          <ProductTile key={product.id} product={product} heading="h2" />
        ))}
        {tiles[1]}
      </ProductGrid>
    </div>
  );
}

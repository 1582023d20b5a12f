import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { stockSoonQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Tag } from "@plaza/ui-kit/tag";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { stockRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import {
  atEnd,
  cardTable,
  cell,
  mute,
  number,
  page,
  panel,
  row,
  stack,
  strong,
  table,
  tableFrame,
} from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { TableHead } from "../shared/table-head.tsx";
import { LowStockDialog } from "./low-stock-dialog.tsx";

/** What of a shop's products runs out soon, or of which few pieces are left. */
export function StockPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = stockRoute.useRouteContext();
  const query = useQuery(stockSoonQuery(desk, undefined));
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={page}>
      <PageHead title={t({ message: "Stock", context: "page" })} />
      <div className={panel}>
        <Loaded query={query}>
          {({ items, lowStock, hasMore }) => (
            <div className={stack}>
              <div className={row}>
                <span className={mute}>
                  <Plural
                    value={lowStock}
                    one="# piece and less are few, unless a SKU has a mark of its own."
                    other="# pieces and less are few, unless a SKU has a mark of its own."
                  />
                </span>
                <Button size="small" onClick={() => setOpen(true)}>
                  <Trans>Change the mark…</Trans>
                </Button>
              </div>
              {items.length === 0 ? (
                <EmptyState title={<Trans>Nothing runs out soon</Trans>} />
              ) : (
                <div className={tableFrame}>
                  <table className={`${table} ${cardTable}`}>
                    <TableHead
                      heads={[t`Product`, { atEnd: t`Stock` }, { atEnd: t`Sold in 28 days` }, { atEnd: t`Runs out` }]}
                    />
                    <tbody>
                      {items.map(({ id, name, options, ownNumber, stock, sold, daysLeft, isLow }) => (
                        <tr key={id}>
                          <th scope="row" className={cell}>
                            <Link to="/stock/$id" params={{ id }} className={textLink}>
                              {name}
                            </Link>
                            <div className={mute}>{[options, ownNumber].filter((each) => each !== "").join(" · ")}</div>
                          </th>
                          <td className={`${cell} ${atEnd} ${number}`} data-column={t`Stock`}>
                            <span>{stock}</span>{" "}
                            {isLow && stock > 0 && (
                              <Tag kind="warning">
                                <Trans>Few left</Trans>
                              </Tag>
                            )}
                          </td>
                          <td className={`${cell} ${atEnd} ${number}`} data-column={t`Sold in 28 days`}>
                            {sold}
                          </td>
                          <td className={`${cell} ${atEnd} ${strong}`} data-column={t`Runs out`}>
                            <RunsOut daysLeft={daysLeft} stock={stock} />
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
              )}
              {hasMore && (
                <p className={mute}>
                  <Trans>There are more. These run out first.</Trans>
                </p>
              )}
              {isOpen && (
                <LowStockDialog skuId={null} mark={lowStock} usual={lowStock} onClose={() => setOpen(false)} />
              )}
            </div>
          )}
        </Loaded>
      </div>
    </div>
  );
}

/** In how many days; nothing where that is not known. */
export function RunsOut({
  daysLeft,
  stock,
}: {
  readonly daysLeft: number | null;
  readonly stock: number;
}): ReactElement {
  if (stock === 0) return <Trans>Sold out</Trans>;
  if (daysLeft === null) return <span className={mute}>–</span>;
  return daysLeft === 0 ? <Trans>Today</Trans> : <Plural value={daysLeft} one="in # day" other="in # days" />;
}

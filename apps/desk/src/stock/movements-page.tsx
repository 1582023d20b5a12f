import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type StockCause, type StockMovement, stockMovementsQuery } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { textLink } from "@plaza/ui-kit/text-link";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useState } from "react";
import { movementsRoute } from "../routes.ts";
import { KeysetLinks } from "../shared/keyset-links.tsx";
import { Loaded } from "../shared/loaded.tsx";
import {
  atEnd,
  attributeName,
  attributes,
  cardTable,
  cell,
  mute,
  number,
  page,
  panel,
  stack,
  strong,
  table,
  tableFrame,
} from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { TableHead } from "../shared/table-head.tsx";
import { LowStockDialog } from "./low-stock-dialog.tsx";
import { RunsOut } from "./stock-page.tsx";

/** What the stock of one SKU was, why it changed, and how long it lasts. */
export function MovementsPage(): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { desk } = movementsRoute.useRouteContext();
  const { id } = movementsRoute.useParams();
  const { before } = movementsRoute.useSearch();
  const query = useQuery({
    ...stockMovementsQuery(desk, { skuId: id, before }),
    placeholderData: keepPreviousData,
  });
  const [isOpen, setOpen] = useState(false);
  const sku = query.data?.sku;
  return (
    <div className={page}>
      <PageHead title={sku?.name ?? t`Stock history`} />
      <div className={panel}>
        <Loaded query={query}>
          {({ sku: { options, ownNumber, stock, lowStock, daysLeft, sold }, lowStock: usual, items, hasMore }) => (
            <div className={stack}>
              <dl className={attributes}>
                {options !== "" && <Attribute name={t`Options`}>{options}</Attribute>}
                {ownNumber !== "" && <Attribute name={t`Own number`}>{ownNumber}</Attribute>}
                <Attribute name={t`Stock`}>
                  <span className={strong}>{stock}</span>
                </Attribute>
                <Attribute name={t`Sold in 28 days`}>{sold}</Attribute>
                <Attribute name={t`Runs out`}>
                  <RunsOut daysLeft={daysLeft} stock={stock} />
                </Attribute>
                <Attribute name={t`Few left from`}>
                  <Plural value={lowStock ?? usual} one="# piece" other="# pieces" />{" "}
                  <Button size="small" onClick={() => setOpen(true)}>
                    <Trans>Change the mark…</Trans>
                  </Button>
                </Attribute>
              </dl>
              {items.length === 0 ? (
                <EmptyState title={<Trans>Nothing has changed yet</Trans>} />
              ) : (
                <div className={tableFrame}>
                  <table className={`${table} ${cardTable}`}>
                    <TableHead
                      heads={[
                        t`Time`,
                        t`Cause`,
                        { atEnd: t({ message: "Change", context: "stock" }) },
                        { atEnd: t`Stock after it` },
                      ]}
                    />
                    <tbody>
                      {items.map((movement) => (
                        <tr key={movement.id}>
                          <th scope="row" className={cell}>
                            <span>{formatDateTime(movement.at, reader)}</span>
                            {movement.by !== "" && <div className={mute}>{movement.by}</div>}
                          </th>
                          <td className={cell} data-column={t`Cause`}>
                            <Cause movement={movement} />
                          </td>
                          <td
                            className={`${cell} ${atEnd} ${number} ${strong}`}
                            data-column={t({ message: "Change", context: "stock" })}
                          >
                            {movement.change > 0 ? `+${movement.change}` : `−${-movement.change}`}
                          </td>
                          <td className={`${cell} ${atEnd} ${number}`} data-column={t`Stock after it`}>
                            {movement.stockAfter}
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
              )}
              <KeysetLinks
                before={before}
                last={hasMore ? items.at(-1)?.id : undefined}
                newest={<Trans context="movements">Newest</Trans>}
                older={<Trans context="movements">Older</Trans>}
              />
              {isOpen && <LowStockDialog skuId={id} mark={lowStock} usual={usual} onClose={() => setOpen(false)} />}
            </div>
          )}
        </Loaded>
      </div>
    </div>
  );
}

interface AttributeProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Attribute({ name, children }: AttributeProps): ReactElement {
  return (
    <>
      <dt className={attributeName}>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Cause({ movement }: { readonly movement: StockMovement }): ReactElement {
  const { t } = useLingui();
  const { cause, orderId, orderNumber } = movement;
  const names: Readonly<Record<StockCause, string>> = {
    opening: t`First stock`,
    order: t({ message: "Order", context: "stock" }),
    order_closed: t`Order closed`,
    returned: t`Return`,
    import: t`Import`,
    by_hand: t`By hand`,
    bulk: t`Change of several products`,
    flash_set_aside: t`Set aside for a flash sale`,
    flash_released: t`Released by a flash sale`,
    product_form: t`Product form`,
    unknown: t`Not recorded`,
  };
  return (
    <>
      <span>{names[cause]}</span>
      {orderId !== null && (
        <div>
          <Link to="/orders/$id" params={{ id: orderId }} className={textLink}>
            {orderNumber}
          </Link>
        </div>
      )}
    </>
  );
}

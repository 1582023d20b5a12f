import { Trans, useLingui } from "@lingui/react/macro";
import { shopFiguresQuery, type ShopOrder, shopOrdersQuery } from "@plaza/api-client/desk";
import { formatDate, formatNumber, useLocale } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { packingSlipsRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { atEnd, cell, mute, number as numberLook, page, table, words } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { TableHead } from "../shared/table-head.tsx";
import { slipIds } from "./orders-search.ts";
import { onScreen, slip, slipHead, slipParts, slips, slipTitle } from "./packing-slips.css.ts";

/** What goes into each parcel, a sheet of paper each: the same on the screen as it is printed. */
export function PackingSlipsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = packingSlipsRoute.useRouteContext();
  const ids = slipIds(packingSlipsRoute.useSearch());
  const query = useQuery({
    ...shopOrdersQuery(desk, { list: "all", ids, page: 1, pageSize: Math.max(1, ids.length) }),
    enabled: ids.length > 0,
  });
  const { data } = query;
  return (
    <div className={page}>
      <div className={onScreen}>
        <p>
          <Link to="/orders" className={textLink}>
            <Trans>All orders</Trans>
          </Link>
        </p>
        <PageHead title={t`Packing slips`}>
          {data !== undefined && data.items.length > 0 && (
            <Button kind="primary" onClick={() => globalThis.print()}>
              <Trans>Print</Trans>
            </Button>
          )}
        </PageHead>
      </div>
      {ids.length === 0 ? (
        <NoSlips />
      ) : (
        <Loaded query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <NoSlips />
            ) : (
              <div className={slips}>
                {ids.flatMap((id) => {
                  const order = items.find((each) => each.id === id);
                  return order === undefined ? [] : [<PackingSlip key={id} order={order} />];
                })}
              </div>
            )
          }
        </Loaded>
      )}
    </div>
  );
}

function NoSlips(): ReactElement {
  return <EmptyState title={<Trans>No orders are chosen</Trans>} />;
}

/** Nothing of prices: a parcel may be a present. */
function PackingSlip({ order }: { readonly order: ShopOrder }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const { desk } = packingSlipsRoute.useRouteContext();
  const shop = useQuery(shopFiguresQuery(desk, undefined)).data?.shop.name ?? "";
  const { number, contact, telephone, address, remark, customer } = order;
  const name = contact === "" ? customer.nickname : contact;
  const recipient = Object.entries({ name, telephone, address }).filter(([, text]) => text !== "");
  // What was given back before it was sent is not in the parcel.
  const packed = order.lines
    .map((line) => ({ ...line, pieces: line.quantity - line.refundedQuantity }))
    .filter(({ pieces }) => pieces > 0);
  const total = packed.reduce((sum, { pieces }) => sum + pieces, 0);
  return (
    <article className={slip} aria-label={t`Packing slip of order ${number}`}>
      <header className={slipHead}>
        <h2 className={slipTitle}>{shop}</h2>
        <p>
          <span className={numberLook}>
            <Trans>Order {number}</Trans>
          </span>
          <br />
          <span className={mute}>{formatDate(order.createdAt, locale)}</span>
        </p>
      </header>
      <div className={slipParts}>
        <section>
          <h3 className={mute}>
            <Trans>Recipient</Trans>
          </h3>
          {recipient.map(([part, text]) => (
            <p key={part}>{text}</p>
          ))}
        </section>
        {remark !== "" && (
          <section>
            <h3 className={mute}>
              <Trans>Note of the customer</Trans>
            </h3>
            <p className={words}>{remark}</p>
          </section>
        )}
      </div>
      <table className={table}>
        <TableHead heads={[t`Product`, t`Own number`, { atEnd: t({ message: "Pieces", context: "packing slip" }) }]} />
        <tbody>
          {packed.map((line) => (
            <tr key={line.id}>
              <td className={cell}>
                <span>{line.name}</span>
                {line.options !== "" && <div className={mute}>{line.options}</div>}
              </td>
              <td className={cell}>{line.skuNumber}</td>
              <td className={`${cell} ${numberLook} ${atEnd}`}>{formatNumber(line.pieces, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className={cell}>
              <Trans>Pieces in all</Trans>
            </th>
            <td className={`${cell} ${numberLook} ${atEnd}`}>{formatNumber(total, locale)}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}

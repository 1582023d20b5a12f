import { Trans, useLingui } from "@lingui/react/macro";
import { type ShopAfterSale, type ShopAfterSalesList, shopAfterSalesQuery } from "@plaza/api-client/desk";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { textLink } from "@plaza/ui-kit/text-link";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { afterSalesLists, afterSalesRoute } from "../routes.ts";
import { ListPager } from "../shared/list-pager.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { atEnd, cell, mute, number, page, panel, stack, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { ProductLine } from "../shared/product-line.tsx";
import { AfterSaleState, useKindName } from "./after-sale-state.tsx";

const pageSize = 20;

/** The requests to a shop, by what is to be done. */
export function AfterSalesPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = afterSalesRoute.useRouteContext();
  const { list = afterSalesLists[0], page: pageNumber = 1 } = afterSalesRoute.useSearch();
  const query = useQuery({
    ...shopAfterSalesQuery(desk, { list, page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });
  const counts: Partial<Readonly<Record<ShopAfterSalesList, number>>> = query.data?.counts ?? {};
  const names: Readonly<Record<ShopAfterSalesList, string>> = {
    toDecide: t`To decide`,
    toReceive: t`On their way back`,
    refunding: t`Being refunded`,
    over: t`Over`,
    all: t({ message: "All", context: "requests" }),
  };
  return (
    <div className={page}>
      <PageHead title={t`After-sales`} />
      <ListTabs
        label={t`Lists of requests`}
        usual={afterSalesLists[0]}
        current={list}
        tabs={afterSalesLists.map((each) => ({ list: each, label: names[each], count: counts[each] }))}
      />
      <div className={panel}>
        <Loaded query={query}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState title={<Trans>No requests here</Trans>} />
            ) : (
              <div className={stack}>
                <Requests requests={items} />
                <ListPager page={pageNumber} pageSize={pageSize} total={total} />
              </div>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

function Requests({ requests }: { readonly requests: readonly ShopAfterSale[] }): ReactElement {
  const { t } = useLingui();
  return (
    <div className={tableFrame}>
      <table className={table}>
        <TableHead heads={[t`Request`, t`Product`, t`Customer`, { atEnd: t`Amount` }, t`State`]} />
        <tbody>
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Request({ request }: { readonly request: ShopAfterSale }): ReactElement {
  const reader = useReader();
  const kind = useKindName(request);
  const { id, line, quantity, deadline } = request;
  const until = deadline === null ? null : formatDateTime(deadline, reader);
  return (
    <tr>
      <td className={cell}>
        <Link to="/after-sales/$id" params={{ id }} className={`${textLink} ${number}`}>
          {request.number}
        </Link>
        <div className={mute}>{kind}</div>
        <div className={mute}>{formatDateTime(request.createdAt, reader)}</div>
      </td>
      <td className={cell}>
        <ProductLine image={line.image} name={line.name} options={line.options} quantity={quantity} />
      </td>
      <td className={cell}>
        <span>{request.customer.nickname}</span>
        {request.reason !== "" && <div className={mute}>{request.reason}</div>}
      </td>
      <td className={`${cell} ${number} ${atEnd}`}>
        <span translate="no">{formatMoney(request.amount)}</span>
      </td>
      <td className={cell}>
        <AfterSaleState afterSale={request} />
        {until !== null && (
          <div className={mute}>
            <Trans>Decided automatically on {until}</Trans>
          </div>
        )}
      </td>
    </tr>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  countShopOrderRows,
  type ShopOrder,
  shopOrderExportPath,
  type ShopOrderList,
  shopOrdersQuery,
} from "@plaza/api-client/desk";
import { useLocale } from "@plaza/i18n";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { SearchField } from "@plaza/ui-kit/search-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useRef, useState } from "react";
import { ordersRoute } from "../routes.ts";
import { DownloadLink } from "../shared/download-link.tsx";
import { ListPager } from "../shared/list-pager.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { page, panel, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { batch, search as searchLook } from "./orders.css.ts";
import { OrderTable } from "./order-table.tsx";
import { orderFilterNames, orderFilterOf, orderLists, type OrdersSearch } from "./orders-search.ts";
import { PickupDialog } from "./pickup-dialog.tsx";
import { SendDialog } from "./send-dialog.tsx";

const pageSize = 20;
/** How often it is asked for new orders, in milliseconds. */
const often = 30_000;

/** A shop's orders by what is to be done with them; several are sent at once. */
export function OrdersPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = ordersRoute.useRouteContext();
  const locale = useLocale();
  const toasts = useToasts();
  const search: OrdersSearch = ordersRoute.useSearch();
  const navigate = ordersRoute.useNavigate();
  const { list = orderLists[0], words, page: pageNumber = 1, ...narrowed } = search;
  const filter = orderFilterOf(search);
  const isFiltered = orderFilterNames.some((name) => search[name] !== undefined);
  const query = useQuery({
    ...shopOrdersQuery(desk, { ...filter, page: pageNumber, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: often,
  });
  const title = useRef<HTMLHeadingElement>(null);
  const changed = useFocusFallback(title, query.data);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [sending, setSending] = useState<readonly ShopOrder[] | null>(null);
  const [isAtCounter, setAtCounter] = useState(false);
  const counts = query.data?.counts;
  const names: Readonly<Record<ShopOrderList, string>> = {
    toSend: t`To ship`,
    toPickUp: t`At the counter`,
    sent: t`On their way`,
    cashDue: t`Cash to record`,
    completed: t`Completed`,
    unpaid: t`Unpaid`,
    closed: t`Closed`,
    all: t({ message: "All", context: "orders" }),
  };
  const chosen = (query.data?.items ?? []).filter(({ id, may }) => may.send && ticked.has(id));
  return (
    <div className={page}>
      <PageHead title={t`Orders`} titleRef={title}>
        <Button onClick={() => setAtCounter(true)}>
          <Trans>Hand over by code</Trans>
        </Button>
        <DownloadLink
          className={buttonClass({})}
          path={shopOrderExportPath(filter, locale)}
          ask={() => countShopOrderRows(desk, filter)}
          onProblem={(problem) => {
            if (problem !== null) toasts.show(problem, "danger");
          }}
        >
          <Trans>Download these orders</Trans>
        </DownloadLink>
      </PageHead>
      <ListTabs
        label={t`Lists of orders`}
        usual={orderLists[0]}
        current={list}
        search={narrowed}
        tabs={orderLists
          .filter((each) => each !== "cashDue" || list === each || (counts?.cashDue ?? 0) > 0)
          .map((each) => ({
            list: each,
            label: names[each],
            count: each in (counts ?? {}) ? counts?.[each as keyof typeof counts] : undefined,
          }))}
      />
      <div className={panel}>
        <div className={stack}>
          <div className={searchLook}>
            <SearchField
              key={words}
              label={t`Number, recipient, telephone or product`}
              quiet
              defaultValue={words}
              onSubmit={(text) =>
                void navigate({
                  search: { ...narrowed, ...(list !== orderLists[0] && { list }), ...(text !== "" && { words: text }) },
                })
              }
            />
          </div>
          <OrderFilters key={JSON.stringify(narrowed)} search={search} payMethods={query.data?.payMethods ?? []} />
          <Loaded query={query}>
            {(orders) =>
              orders.items.length === 0 ? (
                <EmptyState
                  title={
                    words !== undefined ? (
                      <Trans>No order matches “{words}”</Trans>
                    ) : isFiltered ? (
                      <Trans>No order matches this filter</Trans>
                    ) : (
                      <Trans>No orders here</Trans>
                    )
                  }
                />
              ) : (
                <>
                  <div className={batch} aria-live="polite">
                    {chosen.length > 0 && (
                      <>
                        <Plural value={chosen.length} one="# order is chosen" other="# orders are chosen" />
                        <Button kind="primary" size="small" onClick={() => setSending(chosen)}>
                          <Plural value={chosen.length} one="Ship # order" other="Ship # orders" />
                        </Button>
                        <Link
                          to="/orders/slips"
                          search={{ ids: chosen.map(({ id }) => id).join(",") }}
                          className={buttonClass({ size: "small" })}
                        >
                          <Trans>Packing slips</Trans>
                        </Link>
                      </>
                    )}
                  </div>
                  <OrderTable
                    orders={orders.items}
                    ticked={ticked}
                    onTick={setTicked}
                    onSend={(order) => setSending([order])}
                  />
                  <ListPager page={pageNumber} pageSize={pageSize} total={orders.total} />
                </>
              )
            }
          </Loaded>
        </div>
      </div>
      {sending !== null && (
        <SendDialog
          orders={sending}
          onSent={(ids) => setTicked((before) => new Set([...before].filter((id) => !ids.includes(id))))}
          onClose={() => {
            setSending(null);
            changed();
          }}
        />
      )}
      {isAtCounter && <PickupDialog onClose={() => setAtCounter(false)} />}
    </div>
  );
}

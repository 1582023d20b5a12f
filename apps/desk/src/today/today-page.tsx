import { Trans, useLingui } from "@lingui/react/macro";
import { setShopOpen, type ShopFigures, shopFiguresQuery } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { todayRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { SavedSwitch } from "../shared/saved-switch.tsx";
import { LastDays } from "./last-days.tsx";
import { figure, figureName, figures as figuresLook } from "./today-page.css.ts";

/** What waits for the shop, and how its last days went. */
export function TodayPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = todayRoute.useRouteContext();
  const query = useQuery(shopFiguresQuery(desk, undefined));
  return (
    <div className={page}>
      <PageHead title={t`Today`}>{query.data !== undefined && <OpenSwitch shop={query.data.shop} />}</PageHead>
      <Loaded query={query}>
        {(figures) => (
          <>
            {!figures.shop.isOpen && (
              <Alert kind="warning">
                <Trans>Your shop is closed: shoppers see it, but cannot order.</Trans>
              </Alert>
            )}
            <Waiting figures={figures} />
            <LastDays days={figures.days} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function OpenSwitch({ shop }: { readonly shop: ShopFigures["shop"] }): ReactElement {
  const { t } = useLingui();
  const { desk } = todayRoute.useRouteContext();
  return (
    <SavedSwitch
      label={<Trans>Open for orders</Trans>}
      isOn={shop.isOpen}
      send={(isOpen) => setShopOpen(desk, { isOpen })}
      event="shop-change"
      done={(isOpen) => (isOpen ? t`Your shop is open.` : t`Your shop is closed.`)}
    />
  );
}

function Waiting({ figures }: { readonly figures: ShopFigures }): ReactElement {
  const { t } = useLingui();
  const waiting = [
    { name: t`Orders to ship`, count: figures.toSend, to: "/orders", search: {} },
    { name: t`Waiting at the counter`, count: figures.toPickUp, to: "/orders", search: { list: "toPickUp" } },
    { name: t`Requests to decide`, count: figures.afterSalesToDecide, to: "/after-sales", search: {} },
    {
      name: t`Returns on their way`,
      count: figures.afterSalesToReceive,
      to: "/after-sales",
      search: { list: "toReceive" },
    },
    { name: t`Reviews to answer`, count: figures.reviewsToAnswer, to: "/reviews", search: {} },
  ] as const;
  return (
    <ul className={figuresLook}>
      {waiting.map(({ name, count, to, search }) => (
        <li key={name}>
          <Link to={to} search={search} className={figure}>
            <strong>{count}</strong>
            <span className={figureName}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

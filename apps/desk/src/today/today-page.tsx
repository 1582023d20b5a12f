import { Trans, useLingui } from "@lingui/react/macro";
import { missingTermsQuery, setShopOpen, type ShopFigures, shopFiguresQuery } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { textLink } from "@plaza/ui-kit/text-link";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { todayRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { SavedSwitch } from "../shared/saved-switch.tsx";
import { LastDays } from "./last-days.tsx";
import { MissingTerms } from "./missing-terms.tsx";
import { PlatformToday } from "./platform-today.tsx";
import { figures as figuresLook, nothing as nothingLook } from "./today-page.css.ts";
import { WaitingLink, type WaitingLinkProps } from "./waiting-link.tsx";

/** What the day begins with: at the platform, or at a shop. */
export function TodayPage(): ReactElement {
  return useDeskUser().data?.role === "operator" ? <PlatformToday /> : <ShopToday />;
}

/** What waits for the shop, and how its last days went. */
function ShopToday(): ReactElement {
  const { t } = useLingui();
  const { desk } = todayRoute.useRouteContext();
  const { days } = todayRoute.useSearch();
  const query = useQuery({
    ...shopFiguresQuery(desk, days === undefined ? undefined : { days }),
    placeholderData: keepPreviousData,
  });
  const isOwner = useDeskUser().data?.role === "owner";
  const { data: missing } = useQuery({ ...missingTermsQuery(desk, undefined), enabled: isOwner });
  return (
    <div className={page}>
      <PageHead title={t`Today`}>
        {query.data !== undefined && missing !== undefined && (
          <Opening isOpen={query.data.shop.isOpen} isReady={missing.length === 0} />
        )}
      </PageHead>
      <Loaded query={query}>
        {(figures) => (
          <>
            {!figures.shop.isOpen && (
              <Alert kind="warning">
                <Trans>Your shop is closed: shoppers see it, but cannot order.</Trans>
              </Alert>
            )}
            {missing !== undefined && missing.length > 0 && (
              <MissingTerms missing={missing} isOpen={figures.shop.isOpen} />
            )}
            <ShopWaiting figures={figures} />
            <LastDays days={figures.days} before={figures.before} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface OpeningProps {
  readonly isOpen: boolean;
  /** The shop says all that it has to. */
  readonly isReady: boolean;
}

/** Opens and closes the shop. What it has to say before it opens is listed below, with the way there. */
function Opening({ isOpen, isReady }: OpeningProps): ReactElement {
  const { t } = useLingui();
  const { desk } = todayRoute.useRouteContext();
  return (
    <SavedSwitch
      label={<Trans>Open for orders</Trans>}
      isOn={isOpen}
      disabled={!isOpen && !isReady}
      send={(next) => setShopOpen(desk, { isOpen: next })}
      event="shop-change"
      done={(next) => (next ? t`Your shop is open.` : t`Your shop is closed.`)}
    />
  );
}

function ShopWaiting({ figures }: { readonly figures: ShopFigures }): ReactElement {
  const { t } = useLingui();
  const isOwner = useDeskUser().data?.role === "owner";
  const all: readonly Waiting[] = [
    { name: t`Orders to ship`, count: figures.toSend, to: "/orders", isUsual: true },
    { name: t`Waiting at the counter`, count: figures.toPickUp, to: "/orders", search: { list: "toPickUp" } },
    { name: t`Cash to record`, count: figures.cashDue, to: "/orders", search: { list: "cashDue" } },
    { name: t`Requests to decide`, count: figures.afterSalesToDecide, to: "/after-sales", isUsual: true },
    {
      name: t`Returns on their way`,
      count: figures.afterSalesToReceive,
      to: "/after-sales",
      search: { list: "toReceive" },
    },
    { name: t`Reviews to answer`, count: figures.reviewsToAnswer, to: "/reviews", isUsual: true },
    {
      name: t`Products that were refused`,
      count: figures.productsRefused,
      to: "/products",
      search: { list: "toApprove" },
    },
    {
      name: t`Products to correct`,
      count: figures.productsToCorrect,
      to: "/products",
      search: { list: "takenDown" },
    },
    { name: t`Few pieces left`, count: figures.productsFewLeft, to: "/products", search: { list: "fewLeft" } },
    ...(isOwner
      ? ([
          { name: t`Documents that were refused`, count: figures.documentsRefused, to: "/documents" },
          { name: t`Documents that expire`, count: figures.documentsExpiring, to: "/documents" },
        ] as const)
      : []),
    { name: t`Flash sale: days to propose for`, count: figures.flashOpenings, to: "/flash-offers" },
  ];
  const waiting = all.filter(({ count }) => count > 0);
  const usual = all.filter(({ count, isUsual }) => count === 0 && isUsual === true);
  return (
    <>
      {waiting.length > 0 && (
        <ul className={figuresLook}>
          {waiting.map(({ name, count, to, search }) => (
            <WaitingLink key={name} name={name} count={count} to={to} search={search} />
          ))}
        </ul>
      )}
      {usual.length > 0 && (
        <p className={nothingLook}>
          <Trans>Nothing waits:</Trans>
          {usual.map(({ name, to }) => (
            <Link key={name} to={to} className={textLink}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

type Waiting = WaitingLinkProps & {
  /** It is named also where nothing waits, because most of the work is there. */
  readonly isUsual?: boolean;
};

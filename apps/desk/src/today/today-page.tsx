import { Trans, useLingui } from "@lingui/react/macro";
import {
  type SellingTerms,
  sellingTermsQuery,
  setShopOpen,
  type ShopFigures,
  shopFiguresQuery,
} from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { todayRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { SavedSwitch } from "../shared/saved-switch.tsx";
import { LastDays } from "./last-days.tsx";
import { MissingTerms } from "./missing-terms.tsx";
import { PlatformToday } from "./platform-today.tsx";
import { TermsDialog } from "./terms-dialog.tsx";
import { figures as figuresLook, opening } from "./today-page.css.ts";
import { WaitingLink } from "./waiting-link.tsx";

/** What the day begins with: at the platform, or at a shop. */
export function TodayPage(): ReactElement {
  return useDeskUser().data?.role === "operator" ? <PlatformToday /> : <ShopToday />;
}

/** What waits for the shop, and how its last days went. */
function ShopToday(): ReactElement {
  const { t } = useLingui();
  const { desk } = todayRoute.useRouteContext();
  const query = useQuery(shopFiguresQuery(desk, undefined));
  const isOwner = useDeskUser().data?.role === "owner";
  const { data: terms } = useQuery({ ...sellingTermsQuery(desk, undefined), enabled: isOwner });
  return (
    <div className={page}>
      <PageHead title={t`Today`}>
        {query.data !== undefined && terms !== undefined && <Opening shop={query.data.shop} terms={terms} />}
      </PageHead>
      <Loaded query={query}>
        {(figures) => (
          <>
            {!figures.shop.isOpen && (
              <Alert kind="warning">
                <Trans>Your shop is closed: shoppers see it, but cannot order.</Trans>
              </Alert>
            )}
            {terms !== undefined && terms.missing.length > 0 && (
              <MissingTerms missing={terms.missing} isOpen={figures.shop.isOpen} />
            )}
            <ShopWaiting figures={figures} />
            <LastDays days={figures.days} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface OpeningProps {
  readonly shop: ShopFigures["shop"];
  readonly terms: SellingTerms;
}

/** Opens and closes the shop; what it has to say first is asked when it is to open. */
function Opening({ shop, terms }: OpeningProps): ReactElement {
  const { t } = useLingui();
  const { desk } = todayRoute.useRouteContext();
  const [dialog, setDialog] = useState<"opens" | "changes" | null>(null);
  return (
    <div className={opening}>
      <Button size="small" onClick={() => setDialog("changes")}>
        <Trans>Returns and freight</Trans>
      </Button>
      <SavedSwitch
        label={<Trans>Open for orders</Trans>}
        isOn={shop.isOpen}
        send={(isOpen) => setShopOpen(desk, { isOpen })}
        event="shop-change"
        intercept={(isOpen) => {
          if (!isOpen || terms.missing.length === 0) return false;
          setDialog("opens");
          return true;
        }}
        done={(isOpen) => (isOpen ? t`Your shop is open.` : t`Your shop is closed.`)}
      />
      {dialog !== null && <TermsDialog terms={terms} opens={dialog === "opens"} onClose={() => setDialog(null)} />}
    </div>
  );
}

function ShopWaiting({ figures }: { readonly figures: ShopFigures }): ReactElement {
  const { t } = useLingui();
  const waiting = [
    { name: t`Orders to ship`, count: figures.toSend, to: "/orders" },
    { name: t`Waiting at the counter`, count: figures.toPickUp, to: "/orders", search: { list: "toPickUp" } },
    { name: t`Requests to decide`, count: figures.afterSalesToDecide, to: "/after-sales" },
    {
      name: t`Returns on their way`,
      count: figures.afterSalesToReceive,
      to: "/after-sales",
      search: { list: "toReceive" },
    },
    { name: t`Reviews to answer`, count: figures.reviewsToAnswer, to: "/reviews" },
  ] as const;
  return (
    <ul className={figuresLook}>
      {waiting.map((each) => (
        <WaitingLink key={each.name} {...each} />
      ))}
    </ul>
  );
}

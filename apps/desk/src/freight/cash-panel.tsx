import { Trans, useLingui } from "@lingui/react/macro";
import { cashTermsQuery, type ShopCashTerms } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { freightRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { attributeName, attributes, mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import { CashDialog } from "./cash-dialog.tsx";
import { regionLabel } from "./region-labels.ts";
import type { AllRegions } from "./use-all-regions.ts";

export interface CashPanelProps {
  readonly all: AllRegions;
  readonly isOwner: boolean;
}

/** Whether customers may pay the shop in cash at the door. */
export function CashPanel({ all, isOwner }: CashPanelProps): ReactElement {
  const { desk } = freightRoute.useRouteContext();
  const query = useQuery(cashTermsQuery(desk, undefined));
  const [isChanging, setChanging] = useState(false);
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="cash">
      <h2 id="cash" className={panelTitle}>
        <Trans>Cash on delivery</Trans>
      </h2>
      <Loaded query={query}>
        {(terms) => (
          <>
            <Terms terms={terms} all={all} />
            {isOwner && (
              <div>
                <Button size="small" onClick={() => setChanging(true)}>
                  <Trans>Change cash on delivery</Trans>
                </Button>
              </div>
            )}
            {isChanging && <CashDialog terms={terms} all={all} onClose={() => setChanging(false)} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Terms({ terms, all }: { readonly terms: ShopCashTerms; readonly all: AllRegions }): ReactElement {
  const { t } = useLingui();
  const { isOffered, most, regionIds, platform } = terms;
  if (!platform.isOpen)
    return (
      <p className={mute}>
        <Trans>The marketplace takes no cash on delivery at present.</Trans>
      </p>
    );
  if (!isOffered)
    return (
      <p className={mute}>
        <Trans>Your shop does not offer it.</Trans>
      </p>
    );
  return (
    <dl className={attributes}>
      <dt className={attributeName}>
        <Trans>Orders up to</Trans>
      </dt>
      <dd translate="no">{formatMoney(Math.min(platform.most, most ?? platform.most))}</dd>
      <dt className={attributeName}>
        <Trans>Where</Trans>
      </dt>
      <dd>
        {regionIds.length === 0
          ? t`Wherever you send to`
          : regionIds.map((id) => <div key={id}>{regionLabel(all.labels, id)}</div>)}
      </dd>
    </dl>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { FreeFrom } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Fragment, type ReactElement, useState } from "react";
import { attributeName, attributes, mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import { FreeFromDialog } from "./free-from-dialog.tsx";
import { regionLabel } from "./region-labels.ts";
import type { AllRegions } from "./use-all-regions.ts";

export interface FreeFromPanelProps {
  readonly freeFrom: readonly FreeFrom[];
  readonly all: AllRegions;
  readonly isOwner: boolean;
}

/** From which amounts on the shop sends for free. */
export function FreeFromPanel({ freeFrom, all, isOwner }: FreeFromPanelProps): ReactElement {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="free-from">
      <div>
        <h2 id="free-from" className={panelTitle}>
          <Trans>Free delivery</Trans>
        </h2>
        {freeFrom.length === 0 && (
          <p className={mute}>
            <Trans>No order is sent for free because of its amount.</Trans>
          </p>
        )}
        <dl className={attributes}>
          {freeFrom.map(({ regionId, amount }) => {
            const shown = formatMoney(amount);
            return (
              <Fragment key={regionId}>
                <dt className={attributeName}>
                  {regionId === 0 ? t`All other regions` : regionLabel(all.labels, regionId)}
                </dt>
                <dd>
                  <Trans>from {shown}</Trans>
                </dd>
              </Fragment>
            );
          })}
        </dl>
      </div>
      {isOwner && (
        <div>
          <Button size="small" onClick={() => setChanging(true)}>
            <Trans>Change free delivery</Trans>
          </Button>
        </div>
      )}
      {isChanging && <FreeFromDialog freeFrom={freeFrom} all={all} onClose={() => setChanging(false)} />}
    </section>
  );
}

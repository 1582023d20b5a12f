import { Trans } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { rootRoute, useQueryData } from "@plaza/routing";
import type { ReactElement } from "react";

export interface ExpressTermsProps {
  /** Fen; null: it depends on an address that is not chosen yet, or was not settled. */
  readonly fee: number | null;
}

/** What sending costs, and how long it takes in the words of who runs the site; of days nobody else knows anything. */
export function ExpressTerms({ fee }: ExpressTermsProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const promise = useQueryData(siteConfigurationQuery(api))?.promises.delivery ?? "";
  return (
    <>
      <ExpressFee fee={fee} />
      {promise !== "" && (
        <>
          {" "}
          <br />
          <span>{promise}</span>
        </>
      )}
    </>
  );
}

export function ExpressFee({ fee }: ExpressTermsProps): ReactElement {
  if (fee === null) return <Trans>The fee depends on the address</Trans>;
  return fee === 0 ? <Trans context="delivery">Free</Trans> : <span translate="no">{formatMoney(fee)}</span>;
}

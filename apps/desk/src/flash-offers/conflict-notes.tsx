import { Trans } from "@lingui/react/macro";
import type { FlashConflict } from "@plaza/api-client/desk";
import { formatMoney, formatPercent, useLocale } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";
import { conflictList } from "./flash-offers.css.ts";
import { WhenText } from "./flash-texts.tsx";

/** What else lowers the prices of an offer while it runs. */
export function ConflictNotes({ conflicts }: { readonly conflicts: readonly FlashConflict[] }): ReactElement | null {
  if (conflicts.length === 0) return null;
  return (
    <Alert kind="warning">
      <p>
        <Trans>Something else lowers the price of these SKUs at that time:</Trans>
      </p>
      <ul className={conflictList}>
        {conflicts.map((conflict) => (
          <li key={JSON.stringify(conflict)}>
            <ConflictText conflict={conflict} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function ConflictText({ conflict }: { readonly conflict: FlashConflict }): ReactElement {
  const locale = useLocale();
  switch (conflict.kind) {
    case "flashOffer": {
      const price = formatMoney(conflict.price);
      return (
        <>
          <Trans>Another flash sale offer from {price}:</Trans>{" "}
          <WhenText slot={conflict} startsOn={conflict.startsOn} endsOn={conflict.endsOn} />
        </>
      );
    }
    case "coupon": {
      const { name } = conflict;
      const amount = formatMoney(conflict.amount);
      const threshold = formatMoney(conflict.threshold);
      return conflict.threshold === 0 ? (
        <Trans>
          The coupon “{name}”: {amount} off
        </Trans>
      ) : (
        <Trans>
          The coupon “{name}”: {amount} off from {threshold} on
        </Trans>
      );
    }
    case "memberPrice": {
      const percent = formatPercent(conflict.percent / 100, locale);
      return <Trans>A member price: down to {percent} of the regular price</Trans>;
    }
    default:
      return conflict satisfies never;
  }
}

import { Trans } from "@lingui/react/macro";
import type { EnteredTransfer } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";
import { mute } from "../shared/page.css.ts";
import { references } from "./transfers.css.ts";

/** What has come for a payment, as it stands on the statements. */
export function EnteredTransfers({
  transfers,
}: {
  readonly transfers: readonly EnteredTransfer[];
}): ReactElement | null {
  if (transfers.length === 0) return null;
  return (
    <ul className={`${mute} ${references}`}>
      {transfers.map((transfer) => (
        <li key={transfer.bankReference}>
          <EnteredLine transfer={transfer} />
        </li>
      ))}
    </ul>
  );
}

function EnteredLine({
  transfer: { amount, receivedOn, bankReference, payer, by },
}: {
  readonly transfer: EnteredTransfer;
}) {
  const came = formatMoney(amount);
  return (
    <>
      <Trans>
        {came} on {receivedOn}, {bankReference}, entered by {by}
      </Trans>
      {payer !== "" && <div>{payer}</div>}
    </>
  );
}

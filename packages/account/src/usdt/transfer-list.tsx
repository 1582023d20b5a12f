import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { UsdtTopUpDetail, UsdtTransfer } from "@plaza/api-client";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { Status } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";
import * as look from "./usdt.css.ts";

/** What has come to the address of a top-up, and what became of it. */
export function TransferList({ topUp }: { readonly topUp: UsdtTopUpDetail }): ReactElement | null {
  const { t } = useLingui();
  const { transfers, network } = topUp;
  if (transfers.length === 0) return null;
  return (
    <ul className={look.transfers} aria-label={t`What has arrived`}>
      {transfers.map((transfer, index) => (
        // One transaction may send the same amount twice.
        <li key={`${transfer.hash}${timesBefore(transfers, index)}`} className={look.box}>
          <TransferDetails transfer={transfer} required={network.confirmations} />
        </li>
      ))}
    </ul>
  );
}

/** How many of the transfers before one are of its transaction. */
function timesBefore(transfers: readonly UsdtTransfer[], index: number): number {
  return transfers.slice(0, index).filter(({ hash }) => hash === transfers[index]?.hash).length;
}

interface TransferDetailsProps {
  readonly transfer: UsdtTransfer;
  /** So many confirmations are required. */
  readonly required: number;
}

function TransferDetails({ transfer, required }: TransferDetailsProps): ReactElement {
  const reader = useReader();
  const { hash, amount, at, token } = transfer;
  return (
    <dl className={look.details}>
      <div>
        <dt>
          <Trans context="transfer">Received</Trans>
        </dt>
        <dd>{`${amount} ${token ?? "USDT"}`}</dd>
      </div>
      <div>
        <dt>
          <Trans context="usdt">Status</Trans>
        </dt>
        <dd>
          <TransferState transfer={transfer} required={required} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Transaction</Trans>
        </dt>
        <dd className={look.hash}>{hash}</dd>
      </div>
      {at !== null && (
        <div>
          <dt>
            <Trans>Sent</Trans>
          </dt>
          <dd>{formatDateTime(at, reader)}</dd>
        </div>
      )}
    </dl>
  );
}

function TransferState({ transfer, required }: TransferDetailsProps): ReactElement {
  const { state, confirmations, credited, isLate } = transfer;
  const money = formatMoney(credited);
  if (state === "foreign")
    return (
      <Status tone="brand">
        <Trans>This is not USDT and cannot be credited. Please contact customer service.</Trans>
      </Status>
    );
  if (state === "waiting-rate")
    return (
      <Status tone="warning">
        <Trans>Confirmed. It is credited as soon as there is a rate again.</Trans>
      </Status>
    );
  if (state === "seen")
    return (
      <Status tone="warning">
        <Plural
          value={required}
          one={`${confirmations} of # confirmation`}
          other={`${confirmations} of # confirmations`}
        />
      </Status>
    );
  if (credited === 0)
    return (
      <Status tone="mute">
        <Trans>Worth less than ¥0.01, so nothing was credited.</Trans>
      </Status>
    );
  return (
    <Status tone="success">
      {isLate ? <Trans>{money} credited, at the rate of that moment</Trans> : <Trans>{money} credited</Trans>}
    </Status>
  );
}

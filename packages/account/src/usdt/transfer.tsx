import { Trans, useLingui } from "@lingui/react/macro";
import type { UsdtTopUpDetail } from "@plaza/api-client";
import { CodeOnPhone } from "@plaza/ui-kit/code-on-phone";
import { Alert } from "@plaza/ui-kit/alert";
import { buttonClass } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import { TimeLeft } from "@plaza/ui-kit/time-left";
import type { ReactElement } from "react";
import { AmountCard } from "./amount-card.tsx";
import { CancelTopUp } from "./cancel-top-up.tsx";
import { Copyable } from "./copyable.tsx";
import { TransferList } from "./transfer-list.tsx";
import * as look from "./usdt.css.ts";

export interface TransferProps {
  readonly topUp: UsdtTopUpDetail;
  /** When it was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
}

/** The second step: where to send how much, and until when at this rate. */
export function Transfer({ topUp, fetchedAt }: TransferProps): ReactElement {
  const { t } = useLingui();
  const { state, address, missing, expiresAt, qr, sandboxUrl } = topUp;
  const network = topUp.network.name;
  return (
    <div className={look.columns}>
      <div className={look.column}>
        {state === "part" && (
          <Alert kind="warning" announce>
            <Trans>
              Less arrived than the amount of this top-up: {missing} USDT are still missing. You can send them to the
              same address.
            </Trans>
          </Alert>
        )}
        <AmountCard topUp={topUp} />
        <dl className={look.facts}>
          <div>
            <dt>
              <Trans>Network</Trans>
            </dt>
            <dd>{network}</dd>
          </div>
        </dl>
        <Copyable label={<Trans>Send to this address</Trans>} text={address} name={t`Copy the address`} />
        <Copyable
          label={<Trans>Send exactly</Trans>}
          text={missing}
          shown={`${missing} USDT`}
          name={t`Copy the amount`}
        />
        <Alert kind="warning">
          <Trans>
            Send USDT on {network} only. Other coins, or another network, do not arrive and cannot be returned.
          </Trans>
        </Alert>
        <TransferList topUp={topUp} />
      </div>
      <aside className={look.aside}>
        <figure className={look.figure}>
          <img src={qr} alt={t`Code with the address and the amount`} width={216} height={216} className={look.code} />
          <CodeOnPhone image={qr} fileName="usdt">
            <Trans>On this phone: save the code and choose it in your wallet, or copy address and amount.</Trans>
          </CodeOnPhone>
          <figcaption className={look.mute}>
            <Trans>Scan with your wallet app</Trans>
          </figcaption>
        </figure>
        <p className={look.left}>
          <Trans>
            Time left at this rate: <TimeLeft endsAt={expiresAt} now={fetchedAt} />
          </Trans>
        </p>
        <div className={look.note} role="status">
          <p className={look.strong}>
            {state === "waiting" ? <Trans>Waiting for your transfer</Trans> : <Trans>Waiting for the rest</Trans>}
          </p>
          <p className={look.mute}>
            <Trans>You may close this page. The money is credited as soon as the network confirms it.</Trans>
          </p>
        </div>
        {sandboxUrl !== null && (
          <div className={look.sandbox}>
            <Tag kind="warning">
              <Trans>Sandbox</Trans>
            </Tag>
            <a href={sandboxUrl} target="_blank" rel="noopener" className={buttonClass({ kind: "tint" })}>
              <Trans>Send on the demo's stand-in chain</Trans>
            </a>
          </div>
        )}
        {/* Other tokens, and nothing, may have come. */}
        {state === "waiting" && <CancelTopUp id={topUp.id} />}
      </aside>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Address } from "@plaza/api-client";
import { AmountList, Total } from "@plaza/ui-kit/amount-list";
import { BottomBar } from "@plaza/ui-kit/bottom-bar";
import { Button } from "@plaza/ui-kit/button";
import { panelTitle } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { CurrencyName, Price } from "@plaza/ui-kit/price";
import { Truck } from "lucide";
import type { ReactElement } from "react";
import { AmountRows } from "../shared/amount-rows.tsx";
import { barButton, barTotal, notOnPhones, note, padded, pending, sticky, wide } from "../shared/columns.css.ts";
import { useWrittenAddress } from "../shared/written-address.tsx";
import type { CheckoutSums } from "./checkout-sums.ts";

export interface CheckoutSummaryProps {
  readonly sums: CheckoutSums;
  readonly address: Address | null;
  /** Whether a delivery address is needed. */
  readonly needsAddress: boolean;
  /** New numbers are being fetched. */
  readonly settling: boolean;
  /** Whether the numbers are the platform's latest. */
  readonly settled: boolean;
  readonly sending: boolean;
  readonly onSubmit: () => void;
}

/** The total and the submit button; on a phone also at the bottom. */
export function CheckoutSummary(props: CheckoutSummaryProps): ReactElement {
  const { sums, address, needsAddress, settling, sending } = props;
  const { t } = useLingui();
  const count = sums.pieces;
  const numbers = { "aria-busy": settling, className: settling ? pending : undefined };
  const submit = {
    kind: "primary" as const,
    busy: sending,
    disabled: !props.settled || (needsAddress && address === null),
    onClick: props.onSubmit,
    children: sending ? <Trans>Submitting</Trans> : <Trans>Submit order</Trans>,
  };
  return (
    <>
      <aside className={`${padded} ${sticky}`} aria-labelledby="checkout-summary">
        <h2 id="checkout-summary" className={panelTitle}>
          <Trans>To pay</Trans>
        </h2>
        <div {...numbers}>
          <AmountList>
            <AmountRows
              label={<Trans>Products ({count})</Trans>}
              sums={sums}
              deliveryKnown={!needsAddress || address !== null}
            />
            <Total label={<Trans>Total</Trans>} amount={sums.total} />
          </AmountList>
        </div>
        <div className={notOnPhones}>
          <Button {...submit} size="large" className={wide} />
        </div>
        {needsAddress && (
          <p className={note}>
            <Icon of={Truck} size={14} />
            <span>{address === null ? <Trans>Add an address first.</Trans> : <Destination address={address} />}</span>
          </p>
        )}
      </aside>
      <BottomBar label={t`Submit order`}>
        <span className={barTotal}>
          <span>
            <Trans>Total</Trans>
            <CurrencyName />
          </span>
          <span {...numbers}>
            <Price amount={sums.total} />
          </span>
        </span>
        <Button {...submit} className={barButton} />
      </BottomBar>
    </>
  );
}

function Destination({ address }: { readonly address: Address }): ReactElement {
  const { recipient } = address;
  const region = useWrittenAddress({ ...address, street: "" });
  return (
    <Trans>
      To {recipient}, {region}
    </Trans>
  );
}

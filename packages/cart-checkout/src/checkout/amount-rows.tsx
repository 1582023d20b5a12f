import { Trans } from "@lingui/react/macro";
import { Amount } from "@plaza/ui-kit/amount-list";
import type { ReactElement, ReactNode } from "react";
import type { CheckoutSums } from "./checkout-sums.ts";

export interface AmountRowsProps {
  readonly label: ReactNode;
  readonly sums: CheckoutSums;
  /** The freight is unknown without an address. */
  readonly deliveryKnown: boolean;
}

/** The rows from the regular prices to the total. */
export function AmountRows({ label, sums, deliveryKnown }: AmountRowsProps): ReactElement {
  const { flashSaved, memberSaved, coupon, freight } = sums;
  return (
    <>
      <Amount label={label} amount={sums.regular} />
      {flashSaved > 0 && <Amount label={<Trans>Flash sale</Trans>} amount={flashSaved} saving />}
      {memberSaved > 0 && <Amount label={<Trans>Member discount</Trans>} amount={memberSaved} saving />}
      {coupon > 0 && <Amount label={<Trans>Coupon</Trans>} amount={coupon} saving />}
      {freight > 0 ? (
        <Amount label={<Trans>Delivery</Trans>} amount={freight} />
      ) : (
        <Amount label={<Trans>Delivery</Trans>}>
          {deliveryKnown ? <Trans context="delivery">Free</Trans> : <Trans>Needs an address</Trans>}
        </Amount>
      )}
    </>
  );
}

import { Trans } from "@lingui/react/macro";
import { Amount } from "@plaza/ui-kit/amount-list";
import type { ReactElement, ReactNode } from "react";

/** What leads from the regular prices to a total, in fen: `regular` − the three reductions + `freight`. */
export interface AmountParts {
  readonly regular: number;
  readonly flashSaved: number;
  readonly memberSaved: number;
  readonly coupon: number;
  readonly freight: number;
}

export interface AmountRowsProps {
  readonly label: ReactNode;
  readonly sums: AmountParts;
  /** The freight is unknown without an address. */
  readonly deliveryKnown: boolean;
}

/** The rows from the regular prices to the total, alike before and after the order. */
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

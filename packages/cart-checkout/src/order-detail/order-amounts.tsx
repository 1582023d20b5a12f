import { Trans } from "@lingui/react/macro";
import type { OrderDetail } from "@plaza/api-client";
import { Amount, AmountList, Total } from "@plaza/ui-kit/amount-list";
import type { ReactElement } from "react";

/** The rows from the regular prices to the order's total. */
export function OrderAmounts({ order }: { readonly order: Pick<OrderDetail, "amounts" | "amount"> }): ReactElement {
  const { goods, memberDiscount, couponDiscount, freight } = order.amounts;
  return (
    <AmountList>
      <Amount label={<Trans context="amount">Products</Trans>} amount={goods} />
      {memberDiscount > 0 && <Amount label={<Trans>Member discount</Trans>} amount={memberDiscount} saving />}
      {couponDiscount > 0 && <Amount label={<Trans>Coupon</Trans>} amount={couponDiscount} saving />}
      {freight > 0 ? (
        <Amount label={<Trans>Delivery</Trans>} amount={freight} />
      ) : (
        <Amount label={<Trans>Delivery</Trans>}>
          <Trans context="delivery">Free</Trans>
        </Amount>
      )}
      <Total label={<Trans>Total</Trans>} amount={order.amount} />
    </AmountList>
  );
}

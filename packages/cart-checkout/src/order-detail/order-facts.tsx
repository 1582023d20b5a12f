import { Trans } from "@lingui/react/macro";
import type { OrderDetail } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement, ReactNode } from "react";
import * as look from "./order-page.css.ts";

/** Address, remark, payment and refund of an order. */
export function OrderFacts({ order }: { readonly order: OrderDetail }): ReactElement {
  const { receiver, remark, paymentMethod, deliveredContent, pickupCode, shopAddress, refund, refundAmount } = order;
  // How much of a partial refund was paid, only the platform knows.
  const refunded = refundAmount ?? (refund === "all" ? order.amount : null);
  const back = refunded === null ? null : formatMoney(refunded);
  return (
    <div className={look.facts}>
      {receiver !== null && (
        <Fact title={<Trans>Deliver to</Trans>}>
          {receiver.name} {receiver.phone}
          {"\n"}
          {receiver.address}
        </Fact>
      )}
      {pickupCode !== null && (
        <Fact title={<Trans>Pick-up code</Trans>}>
          <span className={look.code}>{pickupCode}</span>
          {shopAddress !== null && `\n${shopAddress}`}
        </Fact>
      )}
      {deliveredContent !== null && <Fact title={<Trans>Delivered content</Trans>}>{deliveredContent}</Fact>}
      {remark !== null && <Fact title={<Trans>Note to the shop</Trans>}>{remark}</Fact>}
      <Fact title={<Trans>Payment</Trans>}>
        {paymentMethod ?? <Trans>Not paid</Trans>}
        {refund !== "none" && (
          <>
            {"\n"}
            {back === null ? <Trans>Refunded in part</Trans> : <Trans>{back} refunded</Trans>}
          </>
        )}
      </Fact>
    </div>
  );
}

interface FactProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Fact({ title, children }: FactProps): ReactElement {
  return (
    <section className={look.part}>
      <h2 className={look.partTitle}>{title}</h2>
      <p className={look.factText}>{children}</p>
    </section>
  );
}

import { Trans } from "@lingui/react/macro";
import type { OrderDetail } from "@plaza/api-client";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import type { ReactElement, ReactNode } from "react";
import { orderRoute } from "../routes.ts";
import { OpeningTimes } from "../shared/opening-times.tsx";
import * as look from "./order-page.css.ts";

/** Address, remark, payment and refund of an order. */
export function OrderDetails({ order }: { readonly order: OrderDetail }): ReactElement {
  const { receiver, remark, paymentMethod, deliveredContent, refund, refundAmount, cashDue } = order;
  const writtenTotal = useWrittenTotal();
  const written = orderRoute.useLoaderData();
  // How much of a partial refund was paid, only the platform knows.
  const refunded = refundAmount ?? (refund === "all" ? order.amount : null);
  const cash = cashDue === null ? null : writtenTotal(cashDue);
  const back = refunded === null ? null : writtenTotal(refunded);
  return (
    <div className={look.details}>
      {receiver !== null && (
        <Fact title={<Trans>Deliver to</Trans>}>
          <span>{`${receiver.name} ${receiver.phone}`}</span>
          {"\n"}
          <span translate="no">{written.receiver ?? receiver.address}</span>
        </Fact>
      )}
      <PickupFact order={order} address={written.shop ?? order.shopAddress} />
      {deliveredContent !== null && <Fact title={<Trans>Delivered content</Trans>}>{deliveredContent}</Fact>}
      {remark !== null && <Fact title={<Trans>Note to the shop</Trans>}>{remark}</Fact>}
      <Fact title={<Trans>Payment</Trans>}>
        <span>{paymentMethod ?? <Trans>Not paid</Trans>}</span>
        {cash !== null && (
          <>
            {"\n"}
            {order.cashClaimed ? (
              <Trans>{cash} paid in cash, which the shop still has to confirm</Trans>
            ) : (
              <Trans>{cash} to be paid in cash when it is delivered</Trans>
            )}
          </>
        )}
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

interface PickupFactProps {
  readonly order: OrderDetail;
  /** Null where the platform does not say. */
  readonly address: string | null;
}

/** Where and when an order is picked up, and the code to show there while it waits. */
function PickupFact({ order, address }: PickupFactProps): ReactElement | null {
  const { delivery, pickupCode, openingHours } = order;
  if (delivery !== "pickup" || (pickupCode ?? address ?? openingHours) === null) return null;
  return (
    <Fact title={pickupCode === null ? <Trans>Pick-up at the shop</Trans> : <Trans>Pick-up code</Trans>}>
      {pickupCode !== null && (
        <>
          <span className={look.code}>{pickupCode}</span>
          {"\n"}
          <Trans>Show it at the counter.</Trans>
          {"\n"}
        </>
      )}
      <span>{address}</span>
      {address !== null && openingHours !== null && "\n"}
      {openingHours !== null && <OpeningTimes hours={openingHours} />}
    </Fact>
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

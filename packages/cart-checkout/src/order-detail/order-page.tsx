import { Trans } from "@lingui/react/macro";
import { orderQuery } from "@plaza/api-client";
import { OrderStatus } from "@plaza/commerce-ui/order-status";
import { formatMoney } from "@plaza/i18n";
import { lazyModule, to, useExtension, useLazyModule } from "@plaza/routing";
import { pageTitle } from "@plaza/ui-kit/global";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useRef } from "react";
import { LineWayOut } from "../orders/line-way-out.tsx";
import { OrderButtons } from "../orders/order-buttons.tsx";
import { useBuyAgain } from "../orders/use-buy-again.ts";
import { useDoneMessage } from "../orders/use-order-action.ts";
import { useOrderDialogs } from "../orders/use-order-dialogs.tsx";
import { orderRoute } from "../routes.ts";
import { ShopName } from "../shared/catalog-links.tsx";
import { OrderLineRow } from "../shared/order-line-row.tsx";
import { PayWithin, ClosesAt } from "../shared/pay-within.tsx";
import { useIsMounted } from "@plaza/ui-kit/use-dialog";
import { OrderAmounts, LateRefunds } from "./order-amounts.tsx";
import { OrderDetails } from "./order-details.tsx";
import * as look from "./order-page.css.ts";
import { OrderTimeline } from "./order-timeline.tsx";

const orderLink = lazyModule(() => import("./send-order-link.tsx"));
const orderInvoice = lazyModule(() => import("./invoice-part.tsx"));
const shopQuestion = lazyModule(() => import("./ask-shop.tsx"));

export function OrderPage(): ReactElement | null {
  const { id } = orderRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  return id === undefined ? null : <OrderScreen key={id} id={id} />;
}

/** Everything about one order. */
function OrderScreen({ id }: { readonly id: number }): ReactElement {
  const { api, openConversation } = orderRoute.useRouteContext();
  const navigate = orderRoute.useNavigate();
  const toasts = useToasts();
  const {
    data: order,
    dataUpdatedAt,
    refetch,
  } = useSuspenseQuery({
    ...orderQuery(api, id),
    // The order may change while the window is in the background.
    refetchOnWindowFocus: true,
  });
  const doneMessage = useDoneMessage();
  const here = useIsMounted();
  const title = useRef<HTMLHeadingElement>(null);
  const changed = useFocusFallback(title, order);
  const { ask, lookUp, dialog } = useOrderDialogs((done) => {
    toasts.show(doneMessage(done));
    changed();
    if (done.action === "delete" && here.current) void navigate({ ...to.orders(), replace: true });
  });
  const { busyWith, buyAgain } = useBuyAgain();
  const sendsLinks = useExtension("guest_order");
  const hasInvoice = useExtension("invoice") && order.invoice !== "none";
  const { module: invoice } = useLazyModule(orderInvoice, hasInvoice ? "needed" : false);
  const { module: link } = useLazyModule(orderLink, sendsLinks ? "needed" : false);

  const { module: question } = useLazyModule(shopQuestion, openConversation !== undefined && "needed");

  const now = useServerTime(dataUpdatedAt);

  const { number, shop } = order;
  return (
    <div className={look.page}>
      <header className={look.head}>
        <h1 ref={title} tabIndex={-1} className={pageTitle}>
          <Trans>Order details</Trans>
        </h1>
        <span className={look.number}>
          <Trans>No. {number}</Trans>
        </span>
        <span className={look.status}>
          <OrderStatus order={order} />
        </span>
      </header>
      {order.lateRefunds.length > 0 && <LateRefunds order={order} now={now} />}
      <div className={look.actions}>
        <OrderButtons
          order={order}
          size="medium"
          inDetail
          buyingAgain={busyWith !== null}
          onAsk={(action) => ask(order, action)}
          onTrack={() => lookUp({ about: "tracking", orderId: order.id })}
          onBuyAgain={() => buyAgain(order)}
          onWaysOut={() => lookUp({ about: "waysOut", orderId: order.id, lineId: null })}
        />
        {order.actions.pay && (
          <>
            <PayWithin payBefore={order.payBefore} fetchedAt={dataUpdatedAt} onEnd={() => void refetch()} />
            <ClosesAt payBefore={order.payBefore} fetchedAt={dataUpdatedAt} />
          </>
        )}
      </div>
      <section className={look.part}>
        <h2 className={look.partTitle}>
          <Trans>What has happened</Trans>
        </h2>
        <OrderTimeline order={order} now={now} />
      </section>
      <OrderDetails order={order} />
      <section className={look.part}>
        <div className={look.shopLine}>
          <h2 className={look.partTitle}>
            <ShopName {...shop} />
            {shop.selfOperated && <Tag kind="own" />}
          </h2>
          {question !== null && <question.AskShop order={order} />}
        </div>
        <ul className={look.bought}>
          {order.lines.map((line) => (
            <OrderLineRow
              key={line.id}
              line={line}
              below={
                <LineWayOut
                  order={order}
                  line={line}
                  onPress={() => lookUp({ about: "waysOut", orderId: order.id, lineId: line.id })}
                />
              }
            >
              <span className={look.subtotal} translate="no">
                {formatMoney(line.subtotal)}
              </span>
            </OrderLineRow>
          ))}
        </ul>
      </section>
      <div className={look.amounts}>
        <OrderAmounts order={order} />
      </div>
      {hasInvoice && invoice !== null && <invoice.InvoicePart order={order} />}
      {link !== null && <link.SendOrderLink orderId={order.id} />}
      {dialog}
    </div>
  );
}

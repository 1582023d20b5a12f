import { Trans } from "@lingui/react/macro";
import type { Order } from "@plaza/api-client";
import { to, useMounted } from "@plaza/routing";
import { Button, buttonClass, type ButtonProps } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { OrderAction } from "./order-action.ts";

export interface OrderButtonsProps {
  readonly order: Order;
  readonly size: ButtonProps["size"];
  /** Further looks of each button. */
  readonly className?: string | undefined;
  /** Whether the buttons stand on the order's own page. */
  readonly inDetail?: boolean | undefined;
  readonly buyingAgain: boolean;
  readonly onAsk: (action: OrderAction) => void;
  readonly onTrack: () => void;
  readonly onBuyAgain: () => void;
}

/** The actions that an order allows now, the most important first; at most one is red. */
export function OrderButtons({ order, size, className, inDetail = false, ...on }: OrderButtonsProps): ReactElement {
  const { id, state, actions } = order;
  const look = (kind: ButtonProps["kind"]) => [buttonClass({ kind, size }), className].filter(Boolean).join(" ");
  const withdrawal = useMounted(to.withdrawal);
  const reviews = useMounted(to.reviews);
  const isOver = state === "completed" || state === "closed";
  return (
    <>
      {actions.pay && (
        <Link {...to.payment({ id, from: "order" })} className={look("primary")}>
          <Trans>Pay now</Trans>
        </Link>
      )}
      {actions.confirmReceipt && (
        <Button kind="primary" size={size} className={className} onClick={() => on.onAsk("confirmReceipt")}>
          <Trans>Confirm receipt</Trans>
        </Button>
      )}
      {actions.track && (
        <Button size={size} className={className} onClick={on.onTrack}>
          <Trans>Track</Trans>
        </Button>
      )}
      {actions.review && reviews !== null && (
        <Link {...reviews()} className={look("second")}>
          <Trans>Write a review</Trans>
        </Link>
      )}
      {isOver && (
        <Button size={size} className={className} busy={on.buyingAgain} onClick={on.onBuyAgain}>
          <Trans>Buy again</Trans>
        </Button>
      )}
      {!inDetail && (
        <Link {...to.order(id)} className={look(actions.pay ? "quiet" : "second")}>
          <DetailsLabel order={order} />
        </Link>
      )}
      {actions.cancel && (
        <Button
          kind={inDetail ? "second" : "quiet"}
          size={size}
          className={className}
          onClick={() => on.onAsk("cancel")}
        >
          <Trans>Cancel order</Trans>
        </Button>
      )}
      {actions.withdraw && withdrawal !== null && (
        <Link {...withdrawal(id)} className={look(inDetail ? "second" : "quiet")}>
          <Trans>Withdraw from contract</Trans>
        </Link>
      )}
      {actions.delete && (
        <Button
          kind={inDetail ? "second" : "quiet"}
          size={size}
          className={className}
          onClick={() => on.onAsk("delete")}
        >
          <Trans>Delete order</Trans>
        </Button>
      )}
    </>
  );
}

/** What the order's own page is wanted for. */
function DetailsLabel({ order: { state, delivery } }: Pick<OrderButtonsProps, "order">): ReactElement {
  if (delivery === "pickup" && state === "unshipped") return <Trans>Show the pick-up code</Trans>;
  if (delivery === "virtual" && (state === "shipped" || state === "completed")) return <Trans>Show the content</Trans>;
  return <Trans context="order">Details</Trans>;
}

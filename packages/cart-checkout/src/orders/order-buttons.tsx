import { Trans } from "@lingui/react/macro";
import type { Order } from "@plaza/api-client";
import { to, useOptionalLink } from "@plaza/routing";
import { Button, buttonClass, type ButtonProps } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { hasWayOut } from "./line-way-out.tsx";
import type { OrderAction } from "./use-order-action.ts";

/** The one thing that an order waits for its buyer to do. */
export type NextStep =
  | { readonly kind: "pay" | "confirmReceipt" | "review" }
  /** By the receipt of a withdrawal, or on the page of a request. */
  | { readonly kind: "sendBack"; readonly requestId: number; readonly withdrawalId: number | null };

/** Null: nothing waits for the buyer. */
export function nextStep({ actions, standing }: Pick<Order, "actions" | "standing">): NextStep | null {
  if (actions.pay) return { kind: "pay" };
  if (standing?.stage === "awaitingGoods" && standing.requestId !== null) {
    return { kind: "sendBack", requestId: standing.requestId, withdrawalId: standing.withdrawalId };
  }
  // A platform that only knows the contract may offer it although nothing of the order is left.
  if (actions.confirmReceipt && standing?.isWhole !== true) return { kind: "confirmReceipt" };
  return actions.review ? { kind: "review" } : null;
}

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
  /** Asks for the ways to cancel the order or give it back. */
  readonly onWaysOut: () => void;
}

/** The one next step, in red, and whatever else an order allows now. */
export function OrderButtons({ order, size, className, inDetail = false, ...on }: OrderButtonsProps): ReactElement {
  const { id, state, actions } = order;
  const look = (kind: ButtonProps["kind"]) => [buttonClass({ kind, size }), className].filter(Boolean).join(" ");
  const quiet = inDetail ? "second" : "quiet";
  const toRequest = useOptionalLink(to.afterSalesRequest);
  const toReceipt = useOptionalLink(to.withdrawalReceipt);
  const reviews = useOptionalLink(to.reviews);
  const step = nextStep(order);
  const back =
    step?.kind !== "sendBack"
      ? null
      : step.withdrawalId === null
        ? toRequest?.(step.requestId)
        : toReceipt?.(step.withdrawalId);
  const isOver = state === "completed" || state === "closed";
  return (
    <>
      {step?.kind === "pay" && (
        <Link {...to.payment({ id, from: "order" })} className={look("primary")}>
          <Trans>Pay now</Trans>
        </Link>
      )}
      {back != null && (
        <Link {...back} className={look("primary")}>
          <Trans context="button">Send the goods back</Trans>
        </Link>
      )}
      {actions.confirmReceipt && order.standing?.isWhole !== true && (
        <Button
          kind={step?.kind === "confirmReceipt" ? "primary" : "second"}
          size={size}
          className={className}
          onClick={() => on.onAsk("confirmReceipt")}
        >
          <Trans>Confirm receipt</Trans>
        </Button>
      )}
      {actions.review && reviews !== null && (
        <Link {...reviews()} className={look(step?.kind === "review" ? "primary" : "second")}>
          <Trans>Write a review</Trans>
        </Link>
      )}
      {actions.track && (
        <Button size={size} className={className} onClick={on.onTrack}>
          <Trans>Track</Trans>
        </Button>
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
      {hasWayOut(order, null) && (
        <Button kind={quiet} size={size} className={className} onClick={on.onWaysOut}>
          <Trans>Return or cancel</Trans>
        </Button>
      )}
      {actions.delete && (
        <Button kind={quiet} size={size} className={className} onClick={() => on.onAsk("delete")}>
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

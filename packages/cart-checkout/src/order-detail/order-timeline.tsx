import { Trans, useLingui } from "@lingui/react/macro";
import type { OrderDetail } from "@plaza/api-client";
import { formatMoment, useLocale } from "@plaza/i18n";
import { Steps } from "@plaza/ui-kit/steps";
import type { ReactElement, ReactNode } from "react";
import { orderProgress, type OrderStep } from "./order-steps.ts";

/** The title of a step that has happened. */
function doneTitle(step: OrderStep, delivery: OrderDetail["delivery"]): ReactNode {
  if (step === "ordered") return <Trans>Ordered</Trans>;
  if (step === "paid") return <Trans context="step">Paid</Trans>;
  if (step === "received") return <Trans context="step">Completed</Trans>;
  if (step === "closed") return <Trans context="step">Closed</Trans>;
  if (delivery === "virtual") return <Trans context="step">Delivered</Trans>;
  return delivery === "pickup" ? <Trans context="step">Picked up</Trans> : <Trans context="step">Shipped</Trans>;
}

/** The title of a step that is still to come. */
function upcomingTitle(step: OrderStep, delivery: OrderDetail["delivery"]): ReactNode {
  if (step === "paid") return <Trans context="step">Payment</Trans>;
  if (step === "received") return <Trans context="step">Completion</Trans>;
  return delivery === "pickup" ? <Trans context="step">Pick-up</Trans> : <Trans context="step">Delivery</Trans>;
}

export interface OrderTimelineProps {
  readonly order: OrderDetail;
  /** The platform's time, alike on server and browser. */
  readonly now: number;
}

/** The steps of the order, with the times of those that are done. */
export function OrderTimeline({ order, now }: OrderTimelineProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const { steps, done } = orderProgress(order);
  return (
    <Steps
      label={t`The way of this order`}
      done={done}
      steps={steps.map(({ step, at }, index) => ({
        key: step,
        title: (index < done ? doneTitle : upcomingTitle)(step, order.delivery),
        note: at !== null && formatMoment(at, now, locale),
      }))}
    />
  );
}

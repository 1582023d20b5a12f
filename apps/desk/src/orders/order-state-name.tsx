import { useLingui } from "@lingui/react/macro";
import type { ShopOrder } from "@plaza/api-client/desk";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";

const tones: Readonly<Record<ShopOrder["state"], StatusProps["tone"]>> = {
  unpaid: "warning",
  unshipped: "brand",
  shipped: "info",
  completed: "success",
  closed: "mute",
};

/** The names of states, as a shop speaks of them. */
export function useOrderStateNames(): Readonly<Record<ShopOrder["state"], string>> {
  const { t } = useLingui();
  return {
    unpaid: t`Waiting for payment`,
    unshipped: t({ message: "Paid", context: "step" }),
    shipped: t`On its way`,
    completed: t`Completed`,
    closed: t`Closed`,
  };
}

/** Where an order stands for its shop. */
export function OrderStateName({ order }: { readonly order: ShopOrder }): ReactElement {
  const { t } = useLingui();
  const names = useOrderStateNames();
  const waits =
    order.state !== "unshipped"
      ? names[order.state]
      : order.delivery === "pickup"
        ? t`Waiting at the counter`
        : t`To be shipped`;
  return <Status tone={tones[order.state]}>{waits}</Status>;
}

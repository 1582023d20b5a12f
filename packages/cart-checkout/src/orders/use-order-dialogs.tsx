import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useState } from "react";
import type { OrderLookup } from "./order-dialog.tsx";
import { type AskedAction, useOrderAction, type ActedOrder, type OrderAction } from "./use-order-action.ts";

const orderDialog = lazyModule(() => import("./order-dialog.tsx"));

export interface OrderDialogs {
  /** Asks whether an action is really to be done. */
  readonly ask: (order: ActedOrder, action: OrderAction) => void;
  readonly lookUp: (lookup: OrderLookup) => void;
  /** The open one, for somewhere on the page. */
  readonly dialog: Elements;
}

/** What opens about an order, from the list and from its own page; `onDone` is told of each action that is done. */
export function useOrderDialogs(onDone: (done: AskedAction) => void): OrderDialogs {
  const { t } = useLingui();
  const control = useOrderAction(onDone);
  const { module, openWhenLoaded } = useDialog(
    useLazyModule(orderDialog, true),
    t`This part of the page did not load. Please try again.`,
  );
  const [lookup, setLookup] = useState<OrderLookup | null>(null);
  return {
    ask: (order, action) => openWhenLoaded(() => control.ask(order, action)),
    lookUp: (next) => openWhenLoaded(() => setLookup(next)),
    dialog: module !== null && (
      <module.OrderDialog
        lookup={lookup}
        control={control}
        onCancel={(order) => {
          setLookup(null);
          control.ask(order, "cancel");
        }}
        onClose={() => setLookup(null)}
      />
    ),
  };
}

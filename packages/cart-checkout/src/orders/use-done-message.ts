import { useLingui } from "@lingui/react/macro";
import type { OrderAction } from "./order-action.ts";

/** The message after an action has succeeded. */
export function useDoneMessage(): (action: OrderAction) => string {
  const { t } = useLingui();
  return (action) =>
    ({
      cancel: t`The order is cancelled`,
      confirmReceipt: t`Receipt confirmed. Enjoy your purchase`,
      delete: t`The order is deleted`,
    })[action];
}

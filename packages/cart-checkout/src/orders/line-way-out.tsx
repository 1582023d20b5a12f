import { Trans } from "@lingui/react/macro";
import type { Order, OrderLine } from "@plaza/api-client";
import { visuallyHidden } from "@plaza/ui-kit/global";
import type { ReactElement } from "react";
import { hasWayOut } from "./ways-out.ts";
import * as look from "../shared/order-line-row.css.ts";

export interface LineWayOutProps {
  readonly order: Order;
  readonly line: OrderLine;
  readonly onPress: () => void;
}

/** From a line of an order to the ways to give it back; nothing where there is none. */
export function LineWayOut({ order, line, onPress }: LineWayOutProps): ReactElement | null {
  const { name } = line;
  if (!hasWayOut(order, line)) return null;
  return (
    <button type="button" className={look.wayOut} onClick={onPress}>
      <Trans>Return or refund</Trans>
      <span className={visuallyHidden}>{` ${name}`}</span>
    </button>
  );
}

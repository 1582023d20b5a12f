import { Trans } from "@lingui/react/macro";
import type { OpeningHours } from "@plaza/api-client";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import type { ReactElement } from "react";
import { openingState } from "./opening-state.ts";
import { closed, open } from "./shop-head.css.ts";

export interface ShopOpeningProps {
  readonly hours: OpeningHours;
  /** When they were fetched, epoch milliseconds. */
  readonly fetchedAt: number;
}

/** Whether the place of the shop is open now. */
export function ShopOpening({ hours, fetchedAt }: ShopOpeningProps): ReactElement {
  const state = openingState(hours, useServerTime(fetchedAt));
  if (state.kind === "open") {
    return (
      <span className={open}>
        <Trans>Store open until {state.until}</Trans>
      </span>
    );
  }
  return (
    <span className={closed}>
      {state.kind === "opens" ? <Trans>Store opens at {state.at}</Trans> : <Trans>Store not open now</Trans>}
    </span>
  );
}

import { Trans } from "@lingui/react/macro";
import type { OpeningHours } from "@plaza/api-client";
import { nameZone, useReader } from "@plaza/i18n";
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
  const reader = useReader();
  const now = useServerTime(fetchedAt);
  const state = openingState(hours, now);
  if (state.kind === "open") {
    const until = nameZone(state.until, reader, now);
    return (
      <span className={open}>
        <Trans>Store open until {until}</Trans>
      </span>
    );
  }
  const at = state.kind === "opens" ? nameZone(state.at, reader, now) : null;
  return (
    <span className={closed}>
      {at === null ? <Trans>Store not open now</Trans> : <Trans>Store opens at {at}</Trans>}
    </span>
  );
}

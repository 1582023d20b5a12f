import { Trans } from "@lingui/react/macro";
import { Countdown } from "@plaza/ui-kit/countdown";
import { Icon } from "@plaza/ui-kit/icon";
import { Zap } from "lucide";
import type { ReactElement } from "react";
import { serverNow, useServerTime } from "@plaza/ui-kit/use-server-time";
import { bar, ends } from "./flash-bar.css.ts";

export interface FlashBarProps {
  /** Epoch milliseconds, both. */
  readonly endsAt: number;
  /** When the product was fetched. */
  readonly fetchedAt: number;
  /** Once, when the sale is over. */
  readonly onEnd: () => void;
}

/** Stands on top of the price box while the product is in a flash sale. */
export function FlashBar({ endsAt, fetchedAt, onEnd }: FlashBarProps): ReactElement {
  const now = useServerTime(fetchedAt);
  return (
    <div className={bar}>
      <Icon of={Zap} filled />
      <span>
        <Trans>Flash sale</Trans>
      </span>
      <span className={ends}>
        <Trans>ends in</Trans>
      </span>
      <Countdown endsAt={endsAt} now={now} clock={serverNow} onEnd={onEnd} tone="onBrand" />
    </div>
  );
}

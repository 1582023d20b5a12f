import type { FlashSlotTime } from "@plaza/api-client";
import { serverNow, useServerTime } from "@plaza/ui-kit/use-server-time";
import { useEffect, useEffectEvent, useState } from "react";
import { nextTurn, slotsOfDay } from "./flash-day.ts";

/** A device that sleeps stops its timers: at most so late it is noticed that the flash sale has turned meanwhile. */
const maxWaitMs = 60_000;

/**
 * The server's time as far as it changes what is shown: when the page was drawn, then each time when a slot begins or ends.
 *
 * @param fetchedAt when the slots were fetched, in epoch milliseconds
 */
export function useFlashTurns(slots: readonly FlashSlotTime[], fetchedAt: number, onTurn: () => void): number {
  const renderedAt = useServerTime(fetchedAt);
  const [now, setNow] = useState(renderedAt);
  const turn = nextTurn(slotsOfDay(slots, now), now);
  const turned = useEffectEvent(() => {
    // At least the moment of the turn, even where the clock is still slightly behind it.
    setNow(Math.max(serverNow(), turn));
    onTurn();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait(): void {
      const left = turn - serverNow();
      if (left <= 0) turned();
      else timer = setTimeout(wait, Math.min(left, maxWaitMs));
    }
    wait();
    return () => clearTimeout(timer);
  }, [turn]);
  return now;
}

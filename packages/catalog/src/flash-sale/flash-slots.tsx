import { useLingui } from "@lingui/react/macro";
import type { FlashSlotTime } from "@plaza/api-client";
import { foreignZone, useReader } from "@plaza/i18n";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { slotState } from "../flash-tile/flash-choice.ts";
import { FlashState } from "../flash-tile/flash-state.tsx";
import * as look from "./flash-slots.css.ts";

/** What a session passes to its link. */
interface SlotLinkProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly "aria-current"?: "true";
}

export interface FlashSlotsProps {
  readonly slots: readonly FlashSlotTime[];
  /** The id of the one whose products are shown. */
  readonly shown: number;
  readonly now: number;
  readonly link: (slot: number, props: SlotLinkProps) => ReactElement;
}

/** The sessions of the day, in one row that scrolls sideways where it has to. */
export function FlashSlots({ slots, shown, now, link }: FlashSlotsProps): ReactElement {
  const { t } = useLingui();
  const zone = foreignZone(useReader());
  const row = useRef<HTMLUListElement>(null);
  // The page stays where it is: only the row moves.
  useEffect(() => {
    const cell = row.current?.querySelector<HTMLElement>(`[data-slot="${shown}"]`);
    if (row.current === null || cell == null) return;
    row.current.scrollLeft = cell.offsetLeft - (row.current.clientWidth - cell.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav aria-label={t`Sessions of the day`}>
      <ul ref={row} className={look.slots}>
        {slots.map((slot) => {
          const state = slotState(slot, now);
          return (
            <li key={slot.id} className={look.cell} data-slot={slot.id}>
              {link(slot.id, {
                children: (
                  <>
                    <span className={look.time}>{slot.startsAt}</span>
                    {zone !== null && <span className={look.zone}>{zone}</span>}
                    <span className={look.state}>
                      <FlashState of={state} />
                    </span>
                  </>
                ),
                className: `${look.slot} ${look.states[state]}`,
                ...(slot.id === shown && { "aria-current": "true" }),
              })}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

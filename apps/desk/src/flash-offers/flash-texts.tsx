import { Trans } from "@lingui/react/macro";
import type { FlashOfferState, FlashSlotTimes } from "@plaza/api-client/desk";
import { formatDate, nameZone, useReader } from "@plaza/i18n";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { clockOf, noonOf } from "./platform-days.ts";

/** `10:00–14:00`, with the zone where the reader's clock shows something else. */
export function SlotText({ slot }: { readonly slot: Omit<FlashSlotTimes, "id"> }): ReactElement {
  const reader = useReader();
  return <span translate="no">{nameZone(slotClock(slot), reader)}</span>;
}

/** The same without the zone, for what names it itself. */
export function slotClock({ startMinute, endMinute }: Omit<FlashSlotTimes, "id">): string {
  return `${clockOf(startMinute)}–${clockOf(endMinute)}`;
}

/** One day of the platform's calendar, or the first and the last of some. */
export function DaysText({
  startsOn,
  endsOn,
}: {
  readonly startsOn: string;
  readonly endsOn: string | null;
}): ReactElement {
  const { locale } = useReader();
  const first = formatDate(noonOf(startsOn), locale);
  if (endsOn === null) return <Trans>From {first} on</Trans>;
  const last = formatDate(noonOf(endsOn), locale);
  if (first === last) return <span>{first}</span>;
  return (
    <Trans>
      {first} to {last}
    </Trans>
  );
}

export interface WhenTextProps {
  readonly slot: Omit<FlashSlotTimes, "id">;
  readonly startsOn: string;
  readonly endsOn: string | null;
}

/** The days of an offer and the clock of each. */
export function WhenText({ slot, startsOn, endsOn }: WhenTextProps): ReactElement {
  return (
    <span>
      <DaysText startsOn={startsOn} endsOn={endsOn} />
      <span>{", "}</span>
      <SlotText slot={slot} />
    </span>
  );
}

const kinds = {
  waiting: "warning",
  accepted: "success",
  rejected: "danger",
  withdrawn: "danger",
  takenBack: "neutral",
  over: "neutral",
} as const;

/** What has become of a proposal. */
export function OfferState({ state }: { readonly state: FlashOfferState }): ReactElement {
  const texts: Readonly<Record<FlashOfferState, ReactElement>> = {
    waiting: <Trans context="flash sale">Waits</Trans>,
    accepted: <Trans context="flash sale">Accepted</Trans>,
    rejected: <Trans context="flash sale">Refused</Trans>,
    withdrawn: <Trans context="flash sale">Withdrawn</Trans>,
    takenBack: <Trans context="flash sale">Taken back</Trans>,
    over: <Trans context="flash sale">Over</Trans>,
  };
  return <Tag kind={kinds[state]}>{texts[state]}</Tag>;
}

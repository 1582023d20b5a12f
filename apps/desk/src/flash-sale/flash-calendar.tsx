import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FlashCalendar as Calendar, FlashSessionCount, FlashSlotRow } from "@plaza/api-client/desk";
import { formatDate, nameZone, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { slotClock } from "../flash-offers/flash-texts.tsx";
import { dayAfter, noonOf, weekdayOf } from "../flash-offers/platform-days.ts";
import { mute, row, strong, tableFrame } from "../shared/page.css.ts";
import { useWeekdayNames } from "../shared/use-weekday-names.ts";
import { calendar, dayCell, dayHead, otherDay, past, session, slotHead, today as todayLook } from "./flash-sale.css.ts";

export interface FlashCalendarProps {
  readonly calendar: Calendar;
  /** The day that a phone shows. */
  readonly day: string;
  /** What is looked into. */
  readonly open: { readonly slotId: number; readonly date: string } | null;
  readonly onChange: (kind: "change" | "remove", slot: FlashSlotRow) => void;
}

/** A week: the slots of the day, and on each of its days what is in them. */
export function FlashCalendar({ calendar: shown, day, open, onChange }: FlashCalendarProps): ReactElement {
  const reader = useReader();
  const weekdays = useWeekdayNames();
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(shown.from, index));
  const sessions = new Map(shown.sessions.map((each) => [`${each.slotId} ${each.date}`, each]));
  const lookOf = (date: string, look: string): string => (date === day ? look : `${look} ${otherDay}`);
  return (
    <div className={tableFrame}>
      <table className={calendar}>
        <thead>
          <tr>
            <th scope="col" className={dayHead}>
              <Trans>Session</Trans>
            </th>
            {days.map((date) => (
              <th
                key={date}
                scope="col"
                className={lookOf(date, date === shown.today ? `${dayHead} ${todayLook}` : dayHead)}
                {...(date === shown.today && { "aria-current": "date" })}
              >
                <div>{weekdays[weekdayOf(date)]}</div>
                <div>{formatDate(noonOf(date), reader.locale)}</div>
                {date === shown.today && (
                  <Tag kind="info">
                    <Trans>Today</Trans>
                  </Tag>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.slots.map((slot) => (
            <tr key={slot.id}>
              <th scope="row" className={slotHead}>
                <SlotHead slot={slot} onChange={(kind) => onChange(kind, slot)} />
              </th>
              {days.map((date) => (
                <td key={date} className={lookOf(date, dayCell)}>
                  <Session
                    slot={slot}
                    date={date}
                    counted={sessions.get(`${slot.id} ${date}`)}
                    stands={standing(slot, date, shown)}
                    isOpen={open?.slotId === slot.id && open.date === date}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SlotHeadProps {
  readonly slot: FlashSlotRow;
  readonly onChange: (kind: "change" | "remove") => void;
}

function SlotHead({ slot, onChange }: SlotHeadProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const clock = slotClock(slot);
  return (
    <>
      <div translate="no" className={strong}>
        {nameZone(clock, reader)}
      </div>
      <div className={row}>
        <Button size="small" kind="quiet" aria-label={t`Change ${clock}`} onClick={() => onChange("change")}>
          <Trans context="session">Change</Trans>
        </Button>
        <Button size="small" kind="quiet" aria-label={t`Remove ${clock}`} onClick={() => onChange("remove")}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </>
  );
}

type Standing = "past" | "now" | "ahead";

function standing(slot: FlashSlotRow, date: string, { today, minute }: Calendar): Standing {
  if (date !== today) return date < today ? "past" : "ahead";
  return slot.endMinute <= minute ? "past" : slot.startMinute <= minute ? "now" : "ahead";
}

interface SessionProps {
  readonly slot: FlashSlotRow;
  readonly date: string;
  readonly counted: FlashSessionCount | undefined;
  readonly stands: Standing;
  readonly isOpen: boolean;
}

function Session({ slot, date, counted, stands, isOpen }: SessionProps): ReactElement {
  const { locale } = useReader();
  const { acceptedCount = 0, waitingCount = 0 } = counted ?? {};
  const when = `${formatDate(noonOf(date), locale)}, ${slotClock(slot)}`;
  return (
    <Link
      to="/flash-sale"
      search={{ date, slot: slot.id }}
      className={stands === "past" ? `${session} ${past}` : session}
      // The address may say no day, where the router does not know it for the current one.
      {...(isOpen && { "aria-current": "page" })}
    >
      <span className={visuallyHidden}>{when}</span>
      {stands === "now" && (
        <Tag kind="flash">
          <Trans>Now</Trans>
        </Tag>
      )}
      {acceptedCount === 0 && waitingCount === 0 ? (
        <span className={mute}>
          <Trans>Nothing yet</Trans>
        </span>
      ) : (
        <>
          <Plural value={acceptedCount} one="# accepted" other="# accepted" />
          {waitingCount > 0 && (
            <Tag kind="warning">
              <Plural value={waitingCount} one="# waits" other="# wait" />
            </Tag>
          )}
        </>
      )}
    </Link>
  );
}

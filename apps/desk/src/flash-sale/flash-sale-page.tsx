import { Trans, useLingui } from "@lingui/react/macro";
import {
  type FlashOffer,
  flashCalendarQuery,
  type FlashSlotRow,
  type ListedFlashOpening,
} from "@plaza/api-client/desk";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Field } from "@plaza/ui-kit/field";
import { foreignZone, useReader } from "@plaza/i18n";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { dayOf } from "../coupons/read-coupon.ts";
import { dayAfter, isDay, mondayOf } from "../flash-offers/platform-days.ts";
import { flashSaleRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel, row, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import { AddOfferDialog } from "./add-offer-dialog.tsx";
import { EndOfferDialog } from "./end-offer-dialog.tsx";
import { FlashCalendar } from "./flash-calendar.tsx";
import { dayField, days, onDay, onWeek } from "./flash-sale.css.ts";
import { OpeningDialog } from "./opening-dialog.tsx";
import { OpeningList } from "./opening-list.tsx";
import { RemoveSlotDialog } from "./remove-slot-dialog.tsx";
import { SessionPanel } from "./session-panel.tsx";
import { SlotDialog } from "./slot-dialog.tsx";

/** How often it is looked whether shops have proposed something, or a colleague has decided it, in milliseconds. */
const often = 15_000;

type Open =
  | { readonly kind: "newSlot" | "open" }
  | { readonly kind: "changeSlot" | "removeSlot"; readonly slot: FlashSlotRow }
  | { readonly kind: "deadline"; readonly opening: ListedFlashOpening }
  | { readonly kind: "add"; readonly slotId: number; readonly date: string }
  | { readonly kind: "accept" | "reject" | "withdraw"; readonly offer: FlashOffer };

/** The sessions of the flash sale in a calendar, what is in them and waits for them, and what shops can propose for. */
export function FlashSalePage(): ReactElement {
  const { t } = useLingui();
  const { desk } = flashSaleRoute.useRouteContext();
  const { date, slot } = flashSaleRoute.useSearch();
  const zone = foreignZone(useReader());
  const [today] = useState(() => dayOf(Date.now()));
  const day = date ?? today;
  const from = mondayOf(day);
  const query = useQuery({
    ...flashCalendarQuery(desk, { from, days: 7 }),
    placeholderData: keepPreviousData,
    refetchInterval: often,
  });
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const slots = query.data?.slots ?? [];
  return (
    <div className={page}>
      <PageHead title={t`Flash sale`}>
        {query.data !== undefined && (
          <div className={row}>
            <Button onClick={() => setOpen({ kind: "newSlot" })}>
              <Trans>New session</Trans>
            </Button>
            {slots.length > 0 && (
              <Button kind="primary" onClick={() => setOpen({ kind: "open" })}>
                <Trans>Open for proposals</Trans>
              </Button>
            )}
          </div>
        )}
      </PageHead>
      <p className={mute}>
        <Trans>
          Sessions take place every day at the same time. Open one to see its products and to decide about them.
        </Trans>
        {zone !== null && <span>{` ${zone}`}</span>}
      </p>
      <div className={`${panel} ${stack}`}>
        <DayLinks day={day} zone={zone} />
        <Loaded query={query}>
          {(calendar) =>
            calendar.slots.length === 0 ? (
              <EmptyState title={<Trans>No sessions yet</Trans>} />
            ) : (
              <FlashCalendar
                calendar={calendar}
                day={day}
                open={slot === undefined ? null : { slotId: slot, date: day }}
                onChange={(kind, of) => setOpen({ kind: kind === "change" ? "changeSlot" : "removeSlot", slot: of })}
              />
            )
          }
        </Loaded>
      </div>
      {slot !== undefined && (
        <SessionPanel
          key={`${slot} ${day}`}
          slotId={slot}
          date={day}
          onAdd={() => setOpen({ kind: "add", slotId: slot, date: day })}
          onDecide={(kind, offer) => setOpen({ kind, offer })}
        />
      )}
      {query.data !== undefined && query.data.openings.length > 0 && (
        <OpeningList openings={query.data.openings} onDeadline={(opening) => setOpen({ kind: "deadline", opening })} />
      )}
      <OpenDialog open={open} slots={slots} day={day} onClose={close} />
    </div>
  );
}

interface OpenDialogProps {
  readonly open: Open | null;
  readonly slots: readonly FlashSlotRow[];
  readonly day: string;
  readonly onClose: () => void;
}

function OpenDialog({ open, slots, day, onClose }: OpenDialogProps): ReactElement | null {
  if (open === null) return null;
  switch (open.kind) {
    case "newSlot":
      return <SlotDialog slot={null} onClose={onClose} />;
    case "changeSlot":
      return <SlotDialog slot={open.slot} onClose={onClose} />;
    case "removeSlot":
      return <RemoveSlotDialog slot={open.slot} onClose={onClose} />;
    case "open":
      return <OpeningDialog opening={null} slots={slots} day={day} onClose={onClose} />;
    case "deadline":
      return <OpeningDialog opening={open.opening} slots={slots} day={day} onClose={onClose} />;
    case "add":
      return <AddOfferDialog slotId={open.slotId} date={open.date} onClose={onClose} />;
    case "accept":
      return <AcceptDialog offer={open.offer} onClose={onClose} />;
    case "reject":
    case "withdraw":
      return <EndOfferDialog kind={open.kind} offer={open.offer} onClose={onClose} />;
    default:
      return open satisfies never;
  }
}

/** The way to other days: by weeks, on phones by days. */
function DayLinks({ day, zone }: { readonly day: string; readonly zone: string | null }): ReactElement {
  const navigate = flashSaleRoute.useNavigate();
  const link = (days: number, text: ReactElement, look: string): ReactElement => (
    <Link to="/flash-sale" search={{ date: dayAfter(day, days) }} className={`${buttonClass()} ${look}`}>
      {text}
    </Link>
  );
  return (
    <div className={days}>
      <div className={dayField}>
        <Field
          label={<Trans>Day</Trans>}
          type="date"
          hint={zone}
          value={day}
          onChange={({ currentTarget: { value } }) => {
            if (isDay(value)) void navigate({ search: { date: value } });
          }}
        />
      </div>
      {link(-7, <Trans>Previous week</Trans>, onWeek)}
      {link(-1, <Trans>Previous day</Trans>, onDay)}
      {link(7, <Trans>Next week</Trans>, onWeek)}
      {link(1, <Trans>Next day</Trans>, onDay)}
    </div>
  );
}

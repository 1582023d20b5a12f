import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { id, integer, nothing, requiredCount, text } from "../wire/scalars.ts";
import { flashOffer, type FlashOpening, flashOpening, type FlashSlotTimes, flashSlotTimes } from "./flash-offer.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** A slot of every day, with what of it is accepted and waits from now on. */
export interface FlashSlotRow extends FlashSlotTimes, SeenRevision {
  readonly acceptedCount: number;
  readonly waitingCount: number;
  /** How many offers are on sale in it this minute. */
  readonly runningCount: number;
}

/** A slot on a day. */
export interface FlashSessionCount {
  readonly slotId: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly acceptedCount: number;
  readonly waitingCount: number;
}

export interface ListedFlashOpening extends FlashOpening {
  readonly proposalCount: number;
}

export interface FlashCalendar {
  /** The platform's day and minute of it. */
  readonly today: string;
  readonly minute: number;
  /** The first and the last day that is shown. */
  readonly from: string;
  readonly to: string;
  /** The earliest first. */
  readonly slots: readonly FlashSlotRow[];
  /** Those without any products are absent. */
  readonly sessions: readonly FlashSessionCount[];
  readonly openings: readonly ListedFlashOpening[];
}

const slotFields = record((field) => ({
  revision: field("revision", requiredCount),
  acceptedCount: field("accepted", requiredCount),
  waitingCount: field("waiting", requiredCount),
  runningCount: field("running", requiredCount),
}));
const slotRow: Decoder<FlashSlotRow> = (value, context) => ({
  ...flashSlotTimes(value, context),
  ...slotFields(value, context),
});
const proposals = record((field) => ({ proposalCount: field("proposals", requiredCount) }));
const listedOpening: Decoder<ListedFlashOpening> = (value, context) => ({
  ...flashOpening(value, context),
  ...proposals(value, context),
});

export interface FlashCalendarParams {
  /** `YYYY-MM-DD`; absent: today. */
  readonly from?: string | undefined;
  readonly days: number;
}

export const fetchFlashCalendar = getCall("flash_sale/calendar", {
  query: ({ from, days }: FlashCalendarParams) => ({ from, days }),
  decode: record((field): FlashCalendar => ({
    today: field("today", text),
    minute: field("minute", integer),
    from: field("from", text),
    to: field("to", text),
    slots: field("slots", list(slotRow)),
    sessions: field(
      "sessions",
      list(
        record((session) => ({
          slotId: session("slot_id", id),
          date: session("date", text),
          acceptedCount: session("accepted", requiredCount),
          waitingCount: session("waiting", requiredCount),
        })),
      ),
    ),
    openings: field("openings", list(listedOpening)),
  })),
});

export const flashCalendarQuery = defineQuery(fetchFlashCalendar, {
  key: "flash-calendar",
  freshMs: 5 * second,
  staleAfter: ["flash-sale-change"],
});

export interface FlashSessionParams {
  readonly slotId: number;
  readonly date: string;
}

/** What is in a slot on a day, and what waits for it. */
export const fetchFlashSession = getCall("flash_sale/session", {
  query: ({ slotId, date }: FlashSessionParams) => ({ slot_id: slotId, date }),
  decode: record((field) => ({
    slot: field("slot", flashSlotTimes),
    date: field("date", text),
    offers: field("list", list(flashOffer)),
  })),
});

export const flashSessionQuery = defineQuery(fetchFlashSession, {
  key: "flash-session",
  freshMs: 5 * second,
  staleAfter: ["flash-sale-change"],
});

export interface FlashSlotDraft {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
  readonly startMinute: number;
  readonly endMinute: number;
  /** Of how many offers that run now it has been read that they stop. */
  readonly ends: number;
}

export const saveFlashSlot = postCall("flash_sale/save_slot", {
  body: ({ seen, startMinute, endMinute, ends }: FlashSlotDraft) => ({
    ...(seen !== null && seenBody(seen)),
    start_minute: startMinute,
    end_minute: endMinute,
    ends,
  }),
  decode: nothing,
});

export const removeFlashSlot = postCall("flash_sale/remove_slot", {
  body: ({ seen, ends }: { readonly seen: SeenRevision; readonly ends: number }) => ({ ...seenBody(seen), ends }),
  decode: nothing,
});

export interface FlashOpeningDraft {
  readonly slotId: number;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Epoch milliseconds. */
  readonly proposalsUntil: number;
}

export const openFlashSale = postCall("flash_sale/open", {
  body: ({ slotId, startsOn, endsOn, proposalsUntil }: FlashOpeningDraft) => ({
    slot_id: slotId,
    starts_on: startsOn,
    ends_on: endsOn,
    proposals_until: new Date(proposalsUntil).toISOString(),
  }),
  decode: nothing,
});

export const changeFlashDeadline = postCall("flash_sale/change_deadline", {
  body: ({ seen, proposalsUntil }: { readonly seen: SeenRevision; readonly proposalsUntil: number }) => ({
    ...seenBody(seen),
    proposals_until: new Date(proposalsUntil).toISOString(),
  }),
  decode: nothing,
});

export const closeFlashOpening = postCall("flash_sale/close", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: nothing,
});

import { listFlashSlots } from "../../catalogue/promotions/flash-slots.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { optionalId, requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { flashOffers, flashPrices } from "../../platform/store/schema/promotions.ts";
import { and, eq, gte, isNull, lte, or } from "../../platform/store/sql.ts";
import { dayTime, instant } from "../../platform/wire/time.ts";
import { conflictsOf, type FlashSpan } from "./conflicts.ts";
import { conflictWire } from "./conflict-wire.ts";
import { acceptOffer, addOffer, rejectOffer, withdrawOffer } from "./change-offers.ts";
import { addOpening, changeDeadline, closeOpening, countProposals, type OpeningRow, readOpenings } from "./openings.ts";
import { readOffer, requiredDay, requiredGrounds } from "./read-offer-form.ts";
import { offersWire, productToOffer, slotTimesWire } from "./read-offers.ts";
import { addSlot, changeSlot, countSessions, removeSlot, slotOf, standingsOfSlots } from "./slots.ts";

const oneDay = 24 * 60 * 60 * 1000;
const maxDays = 14;
const maxOffers = 300;

/** `flash_sale/calendar`: slots, what is open for proposals, and how many products each has on `days` days from `from` on. */
export async function handleFlashCalendar({ db, query, now }: AgentContext) {
  const at = now();
  const today = dayTime(at);
  const from = query.text("from") === "" ? today.date : requiredDay(query, "from");
  const days = Math.min(Math.max(query.integer("days") ?? 7, 1), maxDays);
  const to = new Date(Date.parse(from) + (days - 1) * oneDay).toISOString().slice(0, 10);
  const slots = await listFlashSlots(db);
  const standings = await standingsOfSlots(db, slots, at);
  const sessions = await countSessions(db, from, to);
  const openings = await readOpenings(db, at);
  const proposals = await countProposals(
    db,
    openings.map(({ id }) => id),
  );
  return {
    today: today.date,
    minute: today.minute,
    from,
    to,
    slots: slots.map((slot) => ({
      ...slotTimesWire(slot),
      revision: slot.revision,
      ...(standings.get(slot.id) ?? { accepted: 0, waiting: 0, running: 0 }),
    })),
    sessions: sessions.map(({ slotId, ...session }) => ({ slot_id: slotId, ...session })),
    openings: openings.map((row) => ({ ...openingWire(row), proposals: proposals.get(row.id) ?? 0 })),
  };
}

export function openingWire(row: OpeningRow) {
  const { startMinute, endMinute, slotId } = row;
  return {
    id: row.id,
    revision: row.revision,
    slot: slotTimesWire({ id: slotId, startMinute, endMinute }),
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    proposals_until: instant(row.proposalsUntil),
  };
}

/** `flash_sale/session`: what is in a slot on a day, and what waits for it. */
export async function handleFlashSession({ db, query, language, images, now }: AgentContext) {
  const slot = slotOf(await listFlashSlots(db), requiredId(query, "slot_id"));
  const day = requiredDay(query, "date");
  const isThen = and(
    eq(flashOffers.slotId, slot.id),
    isNull(flashOffers.deletedAt),
    lte(flashOffers.startsOn, day),
    or(isNull(flashOffers.endsOn), gte(flashOffers.endsOn, day)),
  );
  const offers = await offersWire(db, isThen, { language, images, now: now(), size: maxOffers });
  return { slot: slotTimesWire(slot), date: day, list: offers };
}

/** `flash_sale/save_slot`: a new one, or other times of one. `ends` says how many offers that run now stop, as was read. */
export async function handleSaveFlashSlot({ db, body, now }: AgentContext) {
  const times = { startMinute: minuteOf(body, "start_minute"), endMinute: minuteOf(body, "end_minute") };
  if (times.endMinute <= times.startMinute) throw new DomainError("flashSlotTimesWrong", { field: "end_minute" });
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const endsConfirmed = body.integer("ends") ?? 0;
  await retriedTransaction(db, async (tx) => {
    if (seen === null) await addSlot(tx, times);
    else await changeSlot(tx, seen, { ...times, endsConfirmed }, now());
  });
  return new Reply([], { key: "flashSlotSaved" });
}

/** `flash_sale/remove_slot`: `ends` says how many offers end with it, as was read. */
export async function handleRemoveFlashSlot({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, (tx) => removeSlot(tx, seen, body.integer("ends") ?? 0, now()));
  return new Reply([], { key: "flashSlotRemoved" });
}

/** `flash_sale/open`: shops can propose for a slot, until a moment. */
export async function handleOpenFlashSale({ db, body, now }: AgentContext) {
  const content = {
    slotId: requiredId(body, "slot_id"),
    startsOn: requiredDay(body, "starts_on"),
    endsOn: requiredDay(body, "ends_on"),
    proposalsUntil: deadlineOf(body),
  };
  const id = await retriedTransaction(db, (tx) => addOpening(tx, content, now()));
  return new Reply({ id }, { key: "flashOpeningSaved" });
}

/** `flash_sale/change_deadline` */
export async function handleChangeDeadline({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  const deadline = deadlineOf(body);
  await retriedTransaction(db, (tx) => changeDeadline(tx, seen, deadline, now()));
  return new Reply([], { key: "flashDeadlineSaved" });
}

/** `flash_sale/close` */
export async function handleCloseOpening({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, (tx) => closeOpening(tx, seen, now()));
  return new Reply([], { key: "flashOpeningClosed" });
}

/** `flash_sale/product`: what a product's prices are asked for by. */
export async function handleProductToOffer({ db, query, language, images }: AgentContext) {
  const productId = requiredId(query, "product_id");
  const product = await productToOffer(db, { productId, shopId: null }, { language, images });
  if (product === null) throw new DomainError("flashProductGone", { notFound: true });
  return product;
}

/** `flash_sale/conflicts`: what else lowers the prices of an offer (`id`), or of one that is to be added. */
export async function handleFlashConflicts({ db, query, language }: AgentContext) {
  const id = optionalId(query, "id");
  const span = id === null ? await spanToAdd({ db, query }) : await spanOfOffer({ db }, id);
  return { list: (await conflictsOf(db, span, id)).map((conflict) => conflictWire(conflict, language)) };
}

/** `flash_sale/add`: a product that nobody has proposed. */
export async function handleAddFlashOffer({ db, body, now }: AgentContext) {
  const added = {
    ...readOffer(body),
    slotId: requiredId(body, "slot_id"),
    startsOn: requiredDay(body, "starts_on"),
    endsOn: body.text("ends_on") === "" ? null : requiredDay(body, "ends_on"),
    inSpite: body.flag("in_spite") === true,
  };
  const id = await retriedTransaction(db, (tx) => addOffer(tx, added, now()));
  return new Reply({ id }, { key: "flashOfferAdded" });
}

/** `flash_sale/accept`: `in_spite` of what else lowers its prices. */
export async function handleAcceptFlashOffer({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  const inSpite = body.flag("in_spite") === true;
  await retriedTransaction(db, (tx) => acceptOffer(tx, seen, inSpite, now()));
  return new Reply([], { key: "flashOfferAccepted" });
}

/** `flash_sale/reject` */
export async function handleRejectFlashOffer({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  const grounds = requiredGrounds(body);
  await retriedTransaction(db, (tx) => rejectOffer(tx, seen, grounds, now()));
  return new Reply([], { key: "flashOfferRejected" });
}

/** `flash_sale/withdraw` */
export async function handleWithdrawFlashOffer({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  const grounds = requiredGrounds(body);
  await retriedTransaction(db, (tx) => withdrawOffer(tx, seen, grounds, now()));
  return new Reply([], { key: "flashOfferWithdrawn" });
}

type Reading = Pick<AgentContext, "db" | "query">;

async function spanToAdd({ db, query }: Reading): Promise<FlashSpan> {
  const { startMinute, endMinute } = slotOf(await listFlashSlots(db), requiredId(query, "slot_id"));
  return {
    productId: requiredId(query, "product_id"),
    skuIds: query.ids("sku_ids"),
    startMinute,
    endMinute,
    startsOn: requiredDay(query, "starts_on"),
    endsOn: query.text("ends_on") === "" ? null : requiredDay(query, "ends_on"),
  };
}

async function spanOfOffer({ db }: Pick<Reading, "db">, id: number): Promise<FlashSpan> {
  const [offer] = await db.select().from(flashOffers).where(eq(flashOffers.id, id));
  if (offer === undefined) throw new DomainError("flashOfferGone", { notFound: true });
  const { startMinute, endMinute } = slotOf(await listFlashSlots(db), offer.slotId);
  const { productId, startsOn, endsOn } = offer;
  const prices = await db.select({ skuId: flashPrices.skuId }).from(flashPrices).where(eq(flashPrices.offerId, id));
  return { productId, skuIds: prices.map(({ skuId }) => skuId), startMinute, endMinute, startsOn, endsOn };
}

function minuteOf(body: Query, field: string): number {
  const minute = body.integer(field);
  if (minute === null || minute < 0 || minute > 1440) throw new DomainError("flashSlotTimesWrong", { field });
  return minute;
}

function deadlineOf(body: Query): Date {
  const moment = body.instant("proposals_until");
  if (moment === null) throw new DomainError("flashDeadlineOver", { field: "proposals_until" });
  return moment;
}

import type { FlashSlot } from "../../catalogue/promotions/flash-slots.ts";
import { reserveStock } from "../../catalogue/products/reserve-stock.ts";
import { maxPieces } from "../../catalogue/products/max-pieces.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "../../platform/store/sql.ts";
import { conflictsOf } from "./conflicts.ts";
import { isOver } from "./offer-state.ts";
import { lockOpenOpening } from "./openings.ts";
import { lockedSlots, slotOf } from "./slots.ts";

/** A SKU in an offer. */
export interface OfferedPrice {
  readonly skuId: number;
  /** In fen. */
  readonly price: number;
  /** Pieces that are sold at this price alone; null: all that is in stock. */
  readonly setAside: number | null;
}

export interface OfferContent {
  readonly productId: number;
  readonly limitPerCustomer: number | null;
  readonly prices: readonly OfferedPrice[];
}

export interface AddedOffer extends OfferContent {
  readonly slotId: number;
  /** `YYYY-MM-DD`, both included; the last null: until further notice. */
  readonly startsOn: string;
  readonly endsOn: string | null;
  /** Whoever adds it has read what else lowers its prices. */
  readonly inSpite: boolean;
  /** A demo's, where each store has the same ones. */
  readonly id?: number;
}

/** The most a customer may be limited to, which is no limit any more. */
const maxLimit = 9999;

/** A shop proposes one of its products for what is open. @throws {DomainError} where it cannot be offered so */
export async function proposeOffer(
  tx: Executor,
  content: OfferContent,
  { openingId, shopId, now }: { readonly openingId: number; readonly shopId: number; readonly now: Date },
): Promise<number> {
  const { id, slotId, startsOn, endsOn } = await lockOpenOpening(tx, openingId, now);
  await expectProduct(tx, content.productId, shopId);
  const isSame = and(
    eq(flashOffers.openingId, id),
    eq(flashOffers.productId, content.productId),
    isNull(flashOffers.deletedAt),
  );
  if ((await tx.$count(flashOffers, isSame)) > 0) throw new DomainError("flashProposedBefore", { field: "product_id" });
  return storeOffer(tx, content, { slotId, startsOn, endsOn, openingId: id, createdAt: now });
}

/** An operator offers a product that nobody has proposed; it is accepted at once. */
export async function addOffer(tx: Executor, added: AddedOffer, now: Date): Promise<number> {
  const slot = slotOf(await lockedSlots(tx), added.slotId);
  const { startsOn, endsOn } = added;
  if (endsOn !== null && endsOn < startsOn) throw new DomainError("flashDaysWrong", { field: "ends_on" });
  if (isOver(added, slot, now)) throw new DomainError("flashDaysOver", { field: "starts_on" });
  await expectProduct(tx, added.productId, null);
  const given = added.id === undefined ? {} : { id: added.id };
  const row = { ...given, slotId: slot.id, startsOn, endsOn, createdAt: now };
  const id = await storeOffer(tx, added, row);
  await accept(tx, { offer: await lockOffer(tx, { id, revision: 1 }), slot, inSpite: added.inSpite });
  return id;
}

/**
 * Accepts what a shop has proposed: its pieces are set aside, and it is on sale whenever its slot runs.
 *
 * @param inSpite whoever accepts it has read what else lowers its prices
 * @throws {DomainError} where somebody was faster, it is over, or its prices or pieces are no longer possible
 */
export async function acceptOffer(tx: Executor, seen: SeenRevision, inSpite: boolean, now: Date): Promise<void> {
  const offer = await lockOffer(tx, seen);
  const slot = await slotOfOffer(tx, offer);
  expectWaiting(offer);
  if (isOver(offer, slot, now)) throw new DomainError("flashDaysOver");
  await accept(tx, { offer, slot, inSpite });
}

/** @param grounds for its merchant */
export async function rejectOffer(tx: Executor, seen: SeenRevision, grounds: string, now: Date): Promise<void> {
  const offer = await lockOffer(tx, seen);
  expectWaiting(offer);
  await end(tx, offer, { endedAs: "rejected", grounds, now });
}

/** What is left of its pieces is stock again. @param grounds for its merchant */
export async function withdrawOffer(tx: Executor, seen: SeenRevision, grounds: string, now: Date): Promise<void> {
  const offer = await lockOffer(tx, seen);
  if (!offer.isApproved) throw new DomainError("flashOfferChangedMeanwhile");
  if (isOver(offer, await slotOfOffer(tx, offer), now)) throw new DomainError("flashOfferGone");
  await end(tx, offer, { endedAs: "withdrawn", grounds, now });
}

/** A shop takes back what waits. */
export async function takeBackOffer(tx: Executor, seen: SeenRevision, shopId: number, now: Date): Promise<void> {
  const offer = await lockOffer(tx, seen, shopId);
  expectWaiting(offer);
  await end(tx, offer, { endedAs: "takenBack", grounds: "", now });
}

type OfferRow = typeof flashOffers.$inferSelect;

/** @param shopId the shop whose product it has to be; null: whichever */
async function lockOffer(
  tx: Executor,
  { id, revision }: SeenRevision,
  shopId: number | null = null,
): Promise<OfferRow> {
  const [row] = await tx.select().from(flashOffers).where(eq(flashOffers.id, id)).for("update");
  const isTheirs = row !== undefined && (shopId === null || (await isOfShop(tx, row.productId, shopId)));
  if (!isTheirs) throw new DomainError("flashOfferGone", { notFound: true });
  if (row.revision !== revision || row.deletedAt !== null) throw new DomainError("flashOfferChangedMeanwhile");
  return row;
}

function expectWaiting({ isApproved }: OfferRow): void {
  if (isApproved) throw new DomainError("flashOfferChangedMeanwhile");
}

async function slotOfOffer(tx: Executor, { slotId }: OfferRow): Promise<FlashSlot> {
  const [slot] = await tx
    .select()
    .from(flashSlots)
    .where(and(eq(flashSlots.id, slotId), isNull(flashSlots.deletedAt)))
    .for("share");
  if (slot === undefined) throw new DomainError("flashSlotGone", { notFound: true });
  return slot;
}

async function isOfShop(tx: Executor, productId: number, shopId: number): Promise<boolean> {
  return (await tx.$count(products, and(eq(products.id, productId), eq(products.shopId, shopId)))) > 0;
}

/** @param shopId whose it has to be; null: anybody's */
async function expectProduct(tx: Executor, id: number, shopId: number | null): Promise<void> {
  const isTheirs = shopId === null ? undefined : eq(products.shopId, shopId);
  const there = await tx.$count(products, and(eq(products.id, id), isNull(products.deletedAt), isTheirs));
  if (there === 0) throw new DomainError("flashProductGone", { notFound: true, field: "product_id" });
}

type NewOffer = Omit<typeof flashOffers.$inferInsert, "productId" | "limitPerCustomer">;

async function storeOffer(tx: Executor, content: OfferContent, row: NewOffer): Promise<number> {
  const { productId, limitPerCustomer, prices } = content;
  if (limitPerCustomer !== null && (limitPerCustomer < 1 || limitPerCustomer > maxLimit))
    throw new DomainError("flashLimitWrong", { field: "limit", parameter: String(maxLimit) });
  if (prices.some(({ setAside }) => setAside !== null && (setAside < 1 || setAside > maxPieces)))
    throw new DomainError("flashPiecesWrong", { field: "prices" });
  const isEndless = row.endsOn === null || row.endsOn === undefined;
  if (isEndless && prices.some(({ setAside }) => setAside !== null))
    throw new DomainError("flashPiecesNeedEnd", { field: "ends_on" });
  await expectPrices(tx, productId, prices);
  const [stored] = await tx
    .insert(flashOffers)
    .values({ ...row, productId, limitPerCustomer })
    .returning();
  const { id } = assertDefined(stored, "offer that has just been made");
  await tx.insert(flashPrices).values(prices.map((price) => ({ offerId: id, ...price })));
  return id;
}

/** @throws {DomainError} where a SKU is not the product's, or costs no less in the sale than otherwise */
async function expectPrices(tx: Executor, productId: number, prices: readonly OfferedPrice[]): Promise<void> {
  const ids = prices.map(({ skuId }) => skuId);
  if (ids.length === 0 || new Set(ids).size < ids.length)
    throw new DomainError("flashPricesMissing", { field: "prices" });
  const rows = await tx
    .select({ id: skus.id, price: skus.price })
    .from(skus)
    .where(and(eq(skus.productId, productId), inArray(skus.id, ids)));
  const regular = new Map(rows.map(({ id, price }) => [id, price]));
  if (rows.length < ids.length) throw new DomainError("flashProductGone", { field: "prices" });
  if (prices.some(({ skuId, price }) => price < 1 || price >= (regular.get(skuId) ?? 0)))
    throw new DomainError("flashPriceNotBelow", { field: "prices" });
}

interface Acceptance {
  readonly offer: OfferRow;
  readonly slot: FlashSlot;
  readonly inSpite: boolean;
}

/** SKUs are locked before flash prices, as by whoever submits or closes an order. */
async function accept(tx: Executor, { offer, slot, inSpite }: Acceptance): Promise<void> {
  const { id, productId, startsOn, endsOn } = offer;
  await expectProduct(tx, productId, null);
  const prices = await tx
    .select({ skuId: flashPrices.skuId, price: flashPrices.price, setAside: flashPrices.setAside })
    .from(flashPrices)
    .where(eq(flashPrices.offerId, id))
    .orderBy(asc(flashPrices.skuId));
  await expectPrices(tx, productId, prices);
  const { startMinute, endMinute } = slot;
  const skuIds = prices.map(({ skuId }) => skuId);
  const span = { productId, skuIds, startMinute, endMinute, startsOn, endsOn };
  if (!inSpite && (await conflictsOf(tx, span, id)).length > 0) throw new DomainError("flashConflicts");
  const wanted = prices.flatMap(({ skuId, setAside }) => (setAside === null ? [] : [{ skuId, quantity: setAside }]));
  const short = await reserveStock(tx, wanted, { cause: "flash_set_aside", id });
  if (short.length > 0) throw new DomainError("flashStockShort", { field: "prices" });
  await tx
    .update(flashPrices)
    .set({ setAsideLeft: sql`${flashPrices.setAside}` })
    .where(and(eq(flashPrices.offerId, id), isNotNull(flashPrices.setAside)));
  await tx
    .update(flashOffers)
    .set({ isApproved: true, revision: offer.revision + 1 })
    .where(eq(flashOffers.id, id));
}

interface OfferEnd {
  readonly endedAs: NonNullable<OfferRow["endedAs"]>;
  readonly grounds: string;
  readonly now: Date;
}

/** The store makes stock of what is left of its pieces. */
async function end(tx: Executor, { id, revision }: OfferRow, { now, ...ended }: OfferEnd): Promise<void> {
  await tx
    .update(flashOffers)
    .set({ ...ended, deletedAt: now, revision: revision + 1 })
    .where(eq(flashOffers.id, id));
}

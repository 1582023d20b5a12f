import { type Address, defaultAddress, findAddress } from "../../identity/addresses/address-book.ts";
import { todaysRegion } from "../../identity/addresses/regions.ts";
import { cartQuantities } from "../cart/cart-lines.ts";
import { type HeldCoupon, usableCoupons } from "../coupons/held-coupons.ts";
import type { Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { exceededLimit, expectWithinLimit } from "../sellable-skus/flash-limits.ts";
import type { Pricing, PricingInput } from "../pricing/types.ts";
import { type CheckoutLine, checkoutLines } from "./checkout-lines.ts";
import { type CheckoutRequest, type WantedGoods, withinLimits } from "./checkout-request.ts";
import { checkoutTerms, priceWith } from "./checkout-terms.ts";
import { bestCoupon, type SuitableCoupon, suitableCoupons } from "./suitable-coupons.ts";
import type { Customer } from "../../platform/http/call.ts";

/** Who buys, when, and in which language to speak of it. */
export interface Buyer {
  readonly customer: Pick<Customer, "id" | "levelId">;
  readonly language: ReaderLanguage;
  readonly now: Date;
}

/** A checkout that could be submitted as it is, unless it lacks an address. */
export interface Checkout {
  readonly lines: readonly CheckoutLine[];
  /** Null: none was named, and the customer has none. */
  readonly address: Address | null;
  /** The coupons among those looked at that are in force now at these shops. */
  readonly coupons: readonly HeldCoupon[];
  /** Those of them that are for what is bought, by the ids of the shops. */
  readonly suitable: ReadonlyMap<number, readonly SuitableCoupon[]>;
  /** The one that is used at a shop, by the shop's id. */
  readonly usedCoupons: ReadonlyMap<number, HeldCoupon>;
  readonly pricing: Pricing;
  /** What sending the parcel of a shop costs, by the shop's id, also where it is picked up; unknown ones are absent. */
  readonly expressFees: ReadonlyMap<number, number>;
}

/** The largest value of a column for amounts. */
const maxAmount = 2_147_483_647;

/** Which of the customer's coupons to look at: all that could be chosen, or only those that have been. */
type CouponChoice = "all" | "chosen";

/**
 * What a request comes to. Settlement and submission both ask here, so that what is shown is what is charged.
 *
 * @throws {DomainError} where it cannot be bought like that
 */
export async function prepareCheckout(
  db: Executor,
  request: CheckoutRequest,
  buyer: Buyer,
  choice: CouponChoice,
): Promise<Checkout> {
  const { customer, language, now } = buyer;
  const goods = request.goods ?? (await goodsInCart(db, customer.id, request.cartLineIds));
  const lines = await checkoutLines(db, goods, language, now);
  expectWithinLimit(await exceededLimit(db, buyer.customer.id, lines), buyer.language);
  const address = await addressOf(db, customer.id, request.addressId);
  const shopIds = [...new Set(lines.map(({ offered }) => offered.shop.id))];
  const coupons =
    choice === "chosen" && request.couponIds.length === 0
      ? []
      : await usableCoupons(db, customer.id, { shopIds, namedIds: request.couponIds }, now);
  const terms = await checkoutTerms(db, lines, customer, address === null ? null : todaysRegion(address));
  const named = chosenCoupons(coupons, request.couponIds);
  const lookedAt = { coupons: choice === "all" ? coupons : [...named.values()], input: terms };
  const suitable = new Map(shopIds.map((shopId) => [shopId, suitableCoupons(lookedAt, shopId)]));
  const usedCoupons = usedAt(named, suitable, choice === "all" ? request.bestCouponShopIds : []);
  const pricing = priceWith(terms, usedCoupons);
  refuseUnlessPossible(pricing, lines, language);
  const sent = terms.lines.some(({ delivery }) => delivery === "pickup")
    ? priceWith(allSent(terms), usedCoupons)
    : pricing;
  const expressFees = terms.destination === null ? new Map() : expressFeesOf(sent);
  return { lines, address, coupons, suitable, usedCoupons, pricing, expressFees };
}

/** The same purchase, had nothing of it been picked up. */
function allSent(terms: PricingInput): PricingInput {
  const lines = terms.lines.map((line) =>
    line.delivery === "pickup" ? { ...line, delivery: "express" as const } : line,
  );
  return { ...terms, lines };
}

function expressFeesOf({ shops }: Pricing): Checkout["expressFees"] {
  const deliverable = shops.filter(({ undeliverable }) => undeliverable.length === 0);
  return new Map(deliverable.map(({ shopId, freight }) => [shopId, freight]));
}

/** By shop: what was named where it counts, else the best where that was asked for. */
function usedAt(
  named: ReadonlyMap<number, HeldCoupon>,
  suitable: Checkout["suitable"],
  bestCouponShopIds: readonly number[],
): ReadonlyMap<number, HeldCoupon> {
  return new Map(
    [...suitable].flatMap(([shopId, coupons]) => {
      const chosen = coupons.find(({ coupon }) => coupon === named.get(shopId))?.coupon;
      const used = chosen ?? (bestCouponShopIds.includes(shopId) ? bestCoupon(coupons) : null);
      return used === null ? [] : [[shopId, used] as const];
    }),
  );
}

async function goodsInCart(db: Executor, customerId: number, ids: readonly number[]): Promise<readonly WantedGoods[]> {
  const goods = await cartQuantities(db, customerId, ids);
  return withinLimits(goods.map((line) => ({ ...line, isPickup: false })));
}

async function addressOf(db: Executor, customerId: number, id: number | null): Promise<Address | null> {
  if (id === null) return defaultAddress(db, customerId);
  const address = await findAddress(db, customerId, id);
  if (address === null) throw new DomainError("addressGone", { notFound: true });
  return address;
}

/** By shop; of several the one that was named last. */
function chosenCoupons(coupons: readonly HeldCoupon[], ids: readonly number[]): ReadonlyMap<number, HeldCoupon> {
  const byId = new Map(coupons.map((coupon) => [coupon.held.id, coupon]));
  return new Map(
    ids.flatMap((id) => {
      const found = byId.get(id);
      return found === undefined ? [] : [[found.coupon.shopId, found] as const];
    }),
  );
}

function refuseUnlessPossible({ shops }: Pricing, lines: readonly CheckoutLine[], language: ReaderLanguage): void {
  const undeliverable = new Set(shops.flatMap((shop) => shop.undeliverable));
  const stranded = lines.find(({ offered }) => undeliverable.has(offered.sku.id));
  if (stranded !== undefined) {
    throw new DomainError("undeliverable", { parameter: inLanguage(stranded.offered.product, "name", language) });
  }
  const beforeDiscounts = shops.reduce((sum, { goodsAmount, freight }) => sum + goodsAmount + freight, 0);
  if (beforeDiscounts > maxAmount) throw new DomainError("checkoutTooExpensive");
}

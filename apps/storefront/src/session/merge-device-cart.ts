import { addToCart, type ApiClient, ApiError, fetchCart, fetchProductDetail, fillCart } from "@plaza/api-client";
import { type DeviceCartLine, readDeviceCart, removeFromDeviceCart } from "@plaza/shopping/device-cart";
import { askedWith, forgetAsked, rememberAsked } from "./asked-line.ts";

/** A line of which there are fewer than wanted. */
export interface CutLine {
  readonly line: DeviceCartLine;
  /** How many the account's cart has of it now. */
  readonly quantity: number;
  /** What account and device had together. */
  readonly wanted: number;
}

/** What became of the lines of the device's cart. */
export interface DeviceCartMerge {
  /** Those that are in the account's cart now. */
  readonly added: readonly DeviceCartLine[];
  /** Those of them whose quantity is lower than wanted, because the stock is. */
  readonly fewer: readonly CutLine[];
  /** Those that the platform rejected: sold out meanwhile, or off the shelf. */
  readonly rejected: readonly DeviceCartLine[];
  /** Those that still lie on the device, because no answer came. */
  readonly kept: readonly DeviceCartLine[];
}

const lockName = "plaza:device-cart-merge";

/**
 * Moves the device's cart into the customer's account. Each line leaves the device as soon as its answer is there, and
 * tabs that start at once wait for each other, so that none is added twice.
 */
export async function mergeDeviceCart(api: ApiClient): Promise<DeviceCartMerge> {
  if (readDeviceCart().length === 0) return { added: [], fewer: [], rejected: [], kept: [] };
  // Locks exist only in secure contexts.
  const locks = "locks" in navigator ? navigator.locks : null;
  return locks === null ? mergeLines(api) : await locks.request(lockName, () => mergeLines(api));
}

async function mergeLines(api: ApiClient): Promise<DeviceCartMerge> {
  const added: DeviceCartLine[] = [];
  const fewer: CutLine[] = [];
  const rejected: DeviceCartLine[] = [];
  try {
    const inCart = await quantitiesInCart(api);
    // The oldest first, so that the newest lies on top in the account's cart, too.
    for (const line of readDeviceCart().toReversed()) {
      const cut = await putIn(api, line, inCart.get(line.skuId) ?? 0);
      (cut.quantity > 0 ? added : rejected).push(line);
      if (cut.quantity > 0 && cut.quantity < cut.wanted) fewer.push(cut);
      removeFromDeviceCart([line.skuId]);
      forgetAsked();
    }
  } catch (error) {
    // Without an answer, or without a session, the other lines would fail, too.
    if (!(error instanceof ApiError)) throw error;
  }
  return { added, fewer, rejected, kept: readDeviceCart() };
}

/**
 * Fills the account's cart up by a line. A quantity of 0 is a rejection.
 *
 * @param before how many the cart has of it
 */
async function putIn(api: ApiClient, line: DeviceCartLine, before: number): Promise<CutLine> {
  const hadBefore = askedWith(line);
  // An earlier attempt got no answer, and has added it.
  if (hadBefore !== null && before > hadBefore) return { line, quantity: before, wanted: hadBefore + line.quantity };
  const wanted = before + line.quantity;
  rememberAsked(line, before);
  const filled = await unlessRejected(fillCart(api, line), null);
  if (filled !== null) return { line, quantity: filled.quantity ?? wanted, wanted };
  // Platforms that fill up nothing reject what is more than there is.
  const stock = await quantityInStock(api, line);
  const room = Math.min(stock - before, line.quantity);
  const isTaken = room > 0 && (await unlessRejected(addToCart(api, { ...line, quantity: room }), false)) !== false;
  if (isTaken) return { line, quantity: before + room, wanted };
  return { line, quantity: stock > 0 ? before : 0, wanted };
}

/** @throws any error that is not a rejection */
async function unlessRejected<T, Rejected>(answer: Promise<T>, rejected: Rejected): Promise<T | Rejected> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.kind === "business") return rejected;
    throw error;
  }
}

async function quantityInStock(api: ApiClient, { productId, skuId }: DeviceCartLine): Promise<number> {
  const product = await unlessRejected(fetchProductDetail(api, productId), null);
  return product?.skus.find(({ id }) => id === skuId)?.stock ?? 0;
}

async function quantitiesInCart(api: ApiClient): Promise<ReadonlyMap<number, number>> {
  const { shops } = await fetchCart(api);
  return new Map(shops.flatMap(({ lines }) => lines.map(({ skuId, quantity }) => [skuId, quantity])));
}

import {
  addToCart,
  type ApiClient,
  ApiError,
  fetchCart,
  fetchProductDetail,
  fillCart,
  staleAfter,
} from "@plaza/api-client";
import { type DeviceCartLine, readDeviceCart, removeFromDeviceCart } from "@plaza/shopping/device-cart";
import type { QueryClient } from "@tanstack/react-query";

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
  readonly pending: readonly DeviceCartLine[];
}

const lockName = "plaza:device-cart-merge";

/**
 * Moves the device's cart into the customer's account. Each line leaves the device as soon as its answer is there, and
 * tabs that start at once wait for each other, so that none is added twice. Then what shows the cart is refetched.
 */
export async function mergeDeviceCart(api: ApiClient, queryClient: QueryClient): Promise<DeviceCartMerge> {
  if (readDeviceCart().length === 0) return { added: [], fewer: [], rejected: [], pending: [] };
  // Locks exist only in secure contexts.
  const locks = "locks" in navigator ? navigator.locks : null;
  const merge = locks === null ? await mergeLines(api) : await locks.request(lockName, () => mergeLines(api));
  if (merge.added.length > 0) await queryClient.invalidateQueries({ predicate: staleAfter("cart-change") });
  return merge;
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
      clearPending();
    }
  } catch (error) {
    // Without an answer, or without a session, the other lines would fail, too.
    if (!(error instanceof ApiError)) throw error;
  }
  return { added, fewer, rejected, pending: readDeviceCart() };
}

const pendingKey = "plaza:device-cart-asked";

/**
 * Notes the line that is being added to the account's cart, and how many the cart has of it before. A line that is still
 * noted later was never answered, and may have been added.
 */
function markPending(line: DeviceCartLine, before: number): void {
  try {
    localStorage.setItem(pendingKey, `${noteOf(line)} + ${before}`);
  } catch {
    // Where storage is blocked the line is added again, so that at worst its quantity in the cart is too large.
  }
}

/** The answer is there. */
function clearPending(): void {
  try {
    localStorage.removeItem(pendingKey);
  } catch {
    // Nothing was noted.
  }
}

/** How many the cart had before a line was asked for that got no answer; null: it was not asked for. */
function quantityBeforePending(line: DeviceCartLine): number | null {
  try {
    const [note, before] = (localStorage.getItem(pendingKey) ?? "").split(" + ");
    return note === noteOf(line) ? Number(before) || 0 : null;
  } catch {
    return null;
  }
}

function noteOf({ skuId, quantity }: DeviceCartLine): string {
  return `${skuId} × ${quantity}`;
}

/**
 * Fills the account's cart up by a line. A quantity of 0 is a rejection.
 *
 * @param before how many the cart has of it
 */
async function putIn(api: ApiClient, line: DeviceCartLine, before: number): Promise<CutLine> {
  const hadBefore = quantityBeforePending(line);
  // An earlier attempt got no answer, and has added it.
  if (hadBefore !== null && before > hadBefore) return { line, quantity: before, wanted: hadBefore + line.quantity };
  const wanted = before + line.quantity;
  markPending(line, before);
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

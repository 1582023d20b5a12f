import { addToCart, type ApiClient, ApiError, fetchCart, fetchProductDetail } from "@plaza/api-client";
import { type DeviceCartLine, readDeviceCart, removeFromDeviceCart } from "@plaza/shopping/device-cart";
import { rememberAsked, wasAsked } from "./asked-line.ts";

/** What became of the lines of the device's cart. */
export interface DeviceCartMerge {
  /** Those that are in the account's cart now. */
  readonly added: readonly DeviceCartLine[];
  /** Those of them whose quantity is lower than wanted, because the stock is. */
  readonly fewer: readonly DeviceCartLine[];
  /** Those that the platform rejected: sold out meanwhile, or off the shelf. The account's cart has none of them. */
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
  const fewer: DeviceCartLine[] = [];
  const rejected: DeviceCartLine[] = [];
  // The oldest first, so that the newest lies on top in the account's cart, too.
  for (const line of readDeviceCart().toReversed()) {
    try {
      const quantity = await putIn(api, line);
      (quantity > 0 ? added : rejected).push(line);
      if (quantity > 0 && quantity < line.quantity) fewer.push(line);
    } catch (error) {
      // Without an answer, or without a session, the other lines would fail, too.
      if (error instanceof ApiError) break;
      throw error;
    }
    removeFromDeviceCart([line.skuId]);
    rememberAsked(null);
  }
  return { added, fewer, rejected, kept: readDeviceCart() };
}

/** The line's quantity in the account's cart afterwards; 0 where the platform rejects it. */
async function putIn(api: ApiClient, line: DeviceCartLine): Promise<number> {
  // An earlier attempt got no answer, and may have added it.
  if (wasAsked(line) && (await quantityInCart(api, line)) >= line.quantity) return line.quantity;
  if (await isTaken(api, line)) return line.quantity;
  // A rejection may mean that the account's cart has the whole stock already.
  const there = await quantityInCart(api, line);
  if (there > 0) return there;
  const left = await quantityInStock(api, line);
  return left > 0 && left < line.quantity && (await isTaken(api, { ...line, quantity: left })) ? left : 0;
}

/** False where the platform rejects it. */
async function isTaken(api: ApiClient, line: DeviceCartLine): Promise<boolean> {
  rememberAsked(line);
  try {
    await addToCart(api, line);
    return true;
  } catch (error) {
    return unlessRejected(error, false);
  }
}

/** @throws any error that is not a rejection */
function unlessRejected<T>(error: unknown, rejected: T): T {
  if (error instanceof ApiError && error.kind === "business") return rejected;
  throw error;
}

async function quantityInStock(api: ApiClient, { productId, skuId }: DeviceCartLine): Promise<number> {
  const skus = await fetchProductDetail(api, productId).then(
    (product) => product.skus,
    (error: unknown) => unlessRejected(error, []),
  );
  return skus.find(({ id }) => id === skuId)?.stock ?? 0;
}

async function quantityInCart(api: ApiClient, { skuId }: DeviceCartLine): Promise<number> {
  const { shops } = await fetchCart(api);
  return shops.flatMap(({ lines }) => lines).find((each) => each.skuId === skuId)?.quantity ?? 0;
}

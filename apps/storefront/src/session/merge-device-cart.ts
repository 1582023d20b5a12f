import { addToCart, type ApiClient, ApiError, fetchCart, fetchProductDetail } from "@plaza/api-client";
import { type DeviceCartLine, readDeviceCart, removeFromDeviceCart } from "@plaza/shopping/device-cart";
import { rememberAsked, wasAsked } from "./asked-line.ts";

/** What became of the lines of the device. */
export interface DeviceCartMerge {
  /** Those that are in the account's cart now. */
  readonly added: readonly DeviceCartLine[];
  /** Those of them that are fewer than the shopper wanted: there are no more. */
  readonly fewer: readonly DeviceCartLine[];
  /** Those that the platform refused: sold out meanwhile, or off the shelf. The account's cart has none of them. */
  readonly refused: readonly DeviceCartLine[];
  /** Those that still lie on the device, because no answer came. */
  readonly kept: readonly DeviceCartLine[];
}

const lockName = "plaza:device-cart-merge";

/**
 * Puts the cart of the device into the account of who has logged in. Each line leaves the device as soon as its answer is
 * there, and tabs that start at once wait for each other, so that none is added twice.
 */
export async function mergeDeviceCart(api: ApiClient): Promise<DeviceCartMerge> {
  if (readDeviceCart().length === 0) return { added: [], fewer: [], refused: [], kept: [] };
  // Only pages that came encrypted, or from this machine, have locks.
  const locks = "locks" in navigator ? navigator.locks : null;
  return locks === null ? mergeLines(api) : await locks.request(lockName, () => mergeLines(api));
}

async function mergeLines(api: ApiClient): Promise<DeviceCartMerge> {
  const added: DeviceCartLine[] = [];
  const fewer: DeviceCartLine[] = [];
  const refused: DeviceCartLine[] = [];
  // The newest lies on top there, too.
  for (const line of readDeviceCart().toReversed()) {
    try {
      const quantity = await putIn(api, line);
      (quantity > 0 ? added : refused).push(line);
      if (quantity > 0 && quantity < line.quantity) fewer.push(line);
    } catch (error) {
      // Without an answer, or without a session, the others would not fare better.
      if (error instanceof ApiError) break;
      throw error;
    }
    removeFromDeviceCart([line.skuId]);
    rememberAsked(null);
  }
  return { added, fewer, refused, kept: readDeviceCart() };
}

/** How many of it are in the account's cart then; 0 where the platform refuses. */
async function putIn(api: ApiClient, line: DeviceCartLine): Promise<number> {
  // It was asked for without an answer: it may have come through.
  if (wasAsked(line) && (await quantityInCart(api, line)) >= line.quantity) return line.quantity;
  if (await isTaken(api, line)) return line.quantity;
  // The account may have so many already that there are no more to add: then it is in the cart all the same.
  const there = await quantityInCart(api, line);
  if (there > 0) return there;
  const left = await quantityInStock(api, line);
  return left > 0 && left < line.quantity && (await isTaken(api, { ...line, quantity: left })) ? left : 0;
}

/** False where the platform refuses. */
async function isTaken(api: ApiClient, line: DeviceCartLine): Promise<boolean> {
  rememberAsked(line);
  try {
    await addToCart(api, line);
    return true;
  } catch (error) {
    return unlessRefused(error, false);
  }
}

/** @throws whatever is no refusal */
function unlessRefused<T>(error: unknown, refused: T): T {
  if (error instanceof ApiError && error.kind === "business") return refused;
  throw error;
}

async function quantityInStock(api: ApiClient, { productId, skuId }: DeviceCartLine): Promise<number> {
  const skus = await fetchProductDetail(api, productId).then(
    (product) => product.skus,
    (error: unknown) => unlessRefused(error, []),
  );
  return skus.find(({ id }) => id === skuId)?.stock ?? 0;
}

async function quantityInCart(api: ApiClient, { skuId }: DeviceCartLine): Promise<number> {
  const { shops } = await fetchCart(api);
  return shops.flatMap(({ lines }) => lines).find((each) => each.skuId === skuId)?.quantity ?? 0;
}

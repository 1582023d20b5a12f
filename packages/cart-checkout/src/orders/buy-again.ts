import { addToCart, type ApiClient, ApiError, type OrderLine } from "@plaza/api-client";

export interface BoughtAgain {
  readonly added: readonly OrderLine[];
  /** What the platform rejected: sold out, off the shelf, or its variant gone. */
  readonly rejected: readonly OrderLine[];
}

/**
 * Puts the lines of an order into the cart, one after the other, so that the first ones lie on top.
 *
 * @throws {ApiError} when no answer comes; what was added until then stays
 */
export async function buyAgain(api: ApiClient, lines: readonly OrderLine[]): Promise<BoughtAgain> {
  const added: OrderLine[] = [];
  const rejected: OrderLine[] = [];
  for (const line of lines.toReversed()) {
    try {
      await addToCart(api, { skuId: line.skuId, quantity: line.quantity });
      added.push(line);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== "business") throw error;
      rejected.push(line);
    }
  }
  return { added: added.toReversed(), rejected: rejected.toReversed() };
}

import type { DeviceCartLine } from "@plaza/shopping/device-cart";

const key = "plaza:device-cart-asked";

/**
 * Notes the line that is being added to the account's cart, and how many the cart has of it before. A line that is still
 * noted later was never answered, and may have been added.
 */
export function rememberAsked(line: DeviceCartLine, before: number): void {
  try {
    localStorage.setItem(key, `${noteOf(line)} + ${before}`);
  } catch {
    // Where storage is blocked the line is added again, so that at worst its quantity in the cart is too large.
  }
}

/** The answer is there. */
export function forgetAsked(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was noted.
  }
}

/** How many the cart had before a line was asked for that got no answer; null: it was not asked for. */
export function askedWith(line: DeviceCartLine): number | null {
  try {
    const [note, before] = (localStorage.getItem(key) ?? "").split(" + ");
    return note === noteOf(line) ? Number(before) || 0 : null;
  } catch {
    return null;
  }
}

function noteOf({ skuId, quantity }: DeviceCartLine): string {
  return `${skuId} × ${quantity}`;
}

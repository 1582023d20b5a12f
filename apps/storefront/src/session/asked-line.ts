import type { DeviceCartLine } from "@plaza/shopping/device-cart";

const key = "plaza:device-cart-asked";

/**
 * Notes the line that is being added to the account's cart; null when the answer is there. A line that is still noted
 * later was never answered, and may have been added.
 */
export function rememberAsked(line: DeviceCartLine | null): void {
  try {
    if (line === null) localStorage.removeItem(key);
    else localStorage.setItem(key, noteOf(line));
  } catch {
    // Where storage is blocked the line is added again, so that at worst its quantity in the cart is too large.
  }
}

export function wasAsked(line: DeviceCartLine): boolean {
  try {
    return localStorage.getItem(key) === noteOf(line);
  } catch {
    return false;
  }
}

function noteOf({ skuId, quantity }: DeviceCartLine): string {
  return `${skuId} × ${quantity}`;
}

import type { DeviceCartLine } from "@plaza/shopping/device-cart";

const key = "plaza:device-cart-asked";

/**
 * Notes the line that the platform is just being asked for; null when its answer is there. What is still noted later was
 * asked for and never answered: it may have come through.
 */
export function rememberAsked(line: DeviceCartLine | null): void {
  try {
    if (line === null) localStorage.removeItem(key);
    else localStorage.setItem(key, noteOf(line));
  } catch {
    // Without a memory it is asked for again, which at worst is too much in a cart.
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

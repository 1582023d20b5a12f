import type { RunningFlashPrice } from "./running-flash-prices.ts";

/** Ours: how many one customer can buy at the flash price; absent: as many as there are. */
export function limitWire(flash: Pick<RunningFlashPrice, "limitPerCustomer"> | null | undefined) {
  const limit = flash?.limitPerCustomer ?? null;
  return limit === null ? {} : { limit_num: limit };
}

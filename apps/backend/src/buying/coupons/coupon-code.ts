import { randomInt } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Four letters and six digits, for people who have to name a coupon. */
export function newCouponCode(): string {
  const letter = () => letters[randomInt(letters.length)] ?? "";
  return `${letter()}${letter()}${letter()}${letter()}${String(randomInt(1_000_000)).padStart(6, "0")}`;
}

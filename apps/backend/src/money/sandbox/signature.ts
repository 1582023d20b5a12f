import { createHmac, timingSafeEqual } from "node:crypto";

export type Fields = Readonly<Record<string, string>>;

/** The purpose is part of what is signed, so that a cashier link is never accepted as a notification. */
type Purpose = "cashier" | "notification";

/** The fields with their signature among them. */
export function signed(fields: Fields, purpose: Purpose, secret: string): Fields {
  return { ...fields, sign: signatureOf(fields, purpose, secret) };
}

/** @returns the fields without their signature; null unless it is ours */
export function verified({ sign, ...fields }: Fields, purpose: Purpose, secret: string): Fields | null {
  const expected = Buffer.from(signatureOf(fields, purpose, secret));
  const given = Buffer.from(sign ?? "");
  return expected.length === given.length && timingSafeEqual(expected, given) ? fields : null;
}

function signatureOf(fields: Fields, purpose: Purpose, secret: string): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHmac("sha256", secret)
    .update(JSON.stringify([purpose, sorted]))
    .digest("hex");
}

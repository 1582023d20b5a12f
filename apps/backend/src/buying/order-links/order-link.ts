import { createHmac, timingSafeEqual } from "node:crypto";
import { unixSeconds } from "../../platform/wire/time.ts";
import type { Executor } from "../../platform/store/database.ts";
import { storeSecret } from "../../platform/store/store-secret.ts";

/** What links to orders are signed with. */
export function linkKey(db: Executor): Promise<string> {
  return storeSecret(db, "order-links");
}

/** A link to one order, as an address carries it: whoever has it sees that order until then, and nothing else. */
export interface OrderLink {
  readonly id: string;
  /** Unix seconds. */
  readonly until: string;
  readonly sign: string;
}

/** Of the signature's 32 bytes; half of them cannot be guessed either, and a text message is short. */
const signedBytes = 16;

export function signLink(orderId: number, until: Date, key: string): OrderLink {
  const fields = { id: String(orderId), until: String(unixSeconds(until)) };
  return { ...fields, sign: signatureOf(fields, key).toString("base64url") };
}

/** @returns the order's id; null for a link that is not ours, was changed, or is over */
export function readLink({ sign, ...fields }: OrderLink, key: string, now: Date): number | null {
  const expected = signatureOf(fields, key);
  const given = Buffer.from(sign, "base64url");
  // The text, too: several texts are the same bytes.
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || given.toString("base64url") !== sign) return null;
  return Number(fields.until) > unixSeconds(now) ? Number(fields.id) : null;
}

/** The purpose is signed, too, so that nothing else that is signed with this key is ever taken for a link. */
function signatureOf({ id, until }: Omit<OrderLink, "sign">, key: string): Buffer {
  return createHmac("sha256", key)
    .update(JSON.stringify(["order", id, until]))
    .digest()
    .subarray(0, signedBytes);
}

/** The page of a link, in the language that it is sent in. */
export function linkPath(link: OrderLink, language: string): string {
  const prefix = language === "en" ? "" : `/${language}`;
  return `/pc${prefix}/order_link?${new URLSearchParams({ ...link }).toString()}`;
}

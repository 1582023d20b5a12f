import { createHmac, timingSafeEqual, randomBytes } from "node:crypto";
import { unixSeconds } from "../../platform/wire/time.ts";
import type { Executor } from "../../platform/store/database.ts";
import { secrets } from "../../platform/store/schema/sandbox.ts";
import { eq } from "../../platform/store/sql.ts";

const name = "order-links";

/** What links to orders are signed with: made once for this store, and so the same on all nodes and after a restart. */
export async function linkKey(db: Executor): Promise<string> {
  const known = await readKey(db);
  if (known !== null) return known;
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const made = await readKey(db);
  if (made === null) throw new Error("Links to orders have no key");
  return made;
}

async function readKey(db: Executor): Promise<string | null> {
  const [secret] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return secret?.value ?? null;
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

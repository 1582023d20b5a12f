import { randomInt } from "node:crypto";
import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { givenNickname } from "./given-nickname.ts";
import { type Destination, isEmail } from "./destination.ts";
import { customerOf, type CustomerRow } from "./customer-rows.ts";
import { customers } from "../../platform/store/schema/customers.ts";

export interface NewCustomer {
  /** What they log in with, until they add another. */
  readonly destination: Destination;
  /** Null: they have none yet, and log in by code. */
  readonly passwordHash: string | null;
  /** What their first nickname is written in. */
  readonly language: Language;
  readonly now: Date;
}

/** Letters and digits without those that look like others. */
const inviteLetters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Random numbers and codes are drawn again while they are taken, at most so often. */
const maxAttempts = 20;

/** @returns null when the number or address has been registered, be it a moment ago */
export async function createCustomer(
  db: Executor,
  { destination, passwordHash, language, now }: NewCustomer,
): Promise<CustomerRow | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const number = String(randomInt(10_000_000, 100_000_000));
    const [created] = await db
      .insert(customers)
      .values({
        number,
        ...(isEmail(destination) ? { email: destination } : { mobile: destination }),
        nickname: givenNickname(number, language),
        passwordHash,
        inviteCode: inviteCode(),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (created !== undefined) return created;
    if ((await customerOf(db, destination)) !== null) return null;
  }
  throw new Error("No free member number was found");
}

function inviteCode(): string {
  return Array.from({ length: 6 }, () => inviteLetters.charAt(randomInt(inviteLetters.length))).join("");
}

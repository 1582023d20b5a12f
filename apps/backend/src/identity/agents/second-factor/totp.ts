import { Secret, TOTP } from "otpauth";
import type { Executor } from "../../../platform/store/database.ts";
import { agentTotps } from "../../../platform/store/schema/second-factors.ts";
import { and, eq, lt } from "../../../platform/store/sql.ts";
import { plainCode } from "../../../platform/http/plain-entry.ts";

const issuer = "Plaza desk";

const secretBytes = 20;

/** How many half minutes a device's clock may be ahead or behind. */
const window = 1;

export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an authenticator app reads from the QR code. */
export function totpAddress(secret: string, account: string): string {
  return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

/** Which half minute a code belongs to; null: it is wrong at this time. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = plainCode(typed);
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ secret: Secret.fromBase32(secret), token, timestamp, window });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}

/** Uses a code up: neither it nor an earlier one is right again. Belongs into a transaction. @returns whether it was right */
export async function spendTotpCode(tx: Executor, agentId: number, typed: string, now: Date): Promise<boolean> {
  const [totp] = await tx.select({ secret: agentTotps.secret }).from(agentTotps).where(eq(agentTotps.agentId, agentId));
  const step = totp === undefined ? null : stepOfCode(totp.secret, typed, now);
  if (step === null) return false;
  const used = await tx
    .update(agentTotps)
    .set({ lastStep: step })
    .where(and(eq(agentTotps.agentId, agentId), lt(agentTotps.lastStep, step)))
    .returning({ agentId: agentTotps.agentId });
  return used.length > 0;
}

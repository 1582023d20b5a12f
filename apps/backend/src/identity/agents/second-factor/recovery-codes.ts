import { createHash, randomInt } from "node:crypto";
import type { Executor } from "../../../platform/store/database.ts";
import { agentRecoveryCodes } from "../../../platform/store/schema/second-factors.ts";
import { and, eq } from "../../../platform/store/sql.ts";
import { typedOneTimeCode } from "../one-time-code.ts";

const count = 10;
const length = 12;

/** Without what looks like something else. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

/**
 * Replaces the recovery codes of an account. Belongs into a transaction.
 *
 * @returns the new ones, of which only hashes are stored
 */
export async function renewRecoveryCodes(tx: Executor, agentId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, newCode);
  await tx.delete(agentRecoveryCodes).where(eq(agentRecoveryCodes.agentId, agentId));
  await tx.insert(agentRecoveryCodes).values(codes.map((code) => ({ agentId, codeHash: hashOf(agentId, code) })));
  return codes;
}

/** Uses a code up. Belongs into a transaction. @returns whether it was right */
export async function spendRecoveryCode(tx: Executor, agentId: number, typed: string): Promise<boolean> {
  const isIt = and(eq(agentRecoveryCodes.agentId, agentId), eq(agentRecoveryCodes.codeHash, hashOf(agentId, typed)));
  return (await tx.delete(agentRecoveryCodes).where(isIt).returning()).length > 0;
}

function newCode(): string {
  const code = Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join("");
  return code.replaceAll(/.{4}(?=.)/g, "$&-");
}

/** 59 bits that nobody has chosen need no slow hash: whoever guesses has a few tries. */
function hashOf(agentId: number, code: string): string {
  return createHash("sha256")
    .update(`${agentId} ${typedOneTimeCode(code)}`)
    .digest("hex");
}

import { ECDH } from "node:crypto";
import { HDKey, publicKeyToAddress } from "viem/accounts";
import type { Executor } from "../../platform/store/database.ts";
import { sql } from "../../platform/store/sql.ts";

/** Any number that no other lock has. */
const lock = 0x05d7_1d;

/** The numbers of children, which end with 31 bits, last for 68 years of seconds. */
const firstSecond = Date.UTC(2026, 0, 1);

/**
 * The number of the next address. Whatever becomes of the transaction, nobody else gets this one. It is never below the seconds
 * since 2026, and addresses are given out less often than that: so also a store that was put back to a backup, and has forgotten
 * which addresses it gave out after it, goes on above them, whether anything has been sent there yet or not.
 */
export async function nextAddressIndex(tx: Executor, now: Date): Promise<number> {
  // Of two that come at once both would find the sequence behind the clock.
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
  const index = await numberOf(tx, sql`select nextval('usdt_address_indices') as index`);
  const floor = Math.floor((now.getTime() - firstSecond) / 1000);
  return index >= floor ? index : numberOf(tx, sql`select setval('usdt_address_indices', ${floor}) as index`);
}

async function numberOf(tx: Executor, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await tx.execute<{ index: string }>(query);
  const index = Number(rows[0]?.index);
  if (!Number.isInteger(index)) throw new Error("There is no further address");
  return index;
}

/**
 * Addresses of the children 0, 1, 2 … of an extended public key, as every wallet derives them. Their private keys are where
 * the operator keeps the private half, and not here.
 *
 * @throws {Error} for what is no extended public key
 */
export function depositAddresses(xpub: string): (index: number) => string {
  const parent = HDKey.fromExtendedKey(xpub);
  if (parent.privateKey !== null) throw new Error("It is a private key");
  return (index) => {
    const { publicKey } = parent.deriveChild(index);
    if (publicKey === null) throw new Error(`The key has no child ${index}`);
    const point = ECDH.convertKey(publicKey, "secp256k1", undefined, "hex", "uncompressed");
    return publicKeyToAddress(`0x${String(point)}`);
  };
}

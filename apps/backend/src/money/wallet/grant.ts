import type { Executor } from "../../platform/store/database.ts";
import { book } from "./book.ts";
import { ledgerSource } from "../../platform/store/schema/wallet.ts";
import { ownAccount, walletOf } from "./ledger-accounts.ts";

export interface Grant {
  readonly customerId: number;
  /** Fen. */
  readonly amount: number;
  /** The reference: the same grant is booked only once, see {@link book}. */
  readonly reference: string;
  readonly at: Date;
}

/**
 * Puts money of the platform into a customer's wallet. Belongs into a transaction. @returns false: it has been given
 * before
 */
export async function grant(db: Executor, { customerId, amount, reference, at }: Grant): Promise<boolean> {
  const [wallet, grants] = [await walletOf(db, customerId), await ownAccount(db, "grants")];
  return book(db, {
    source: ledgerSource.granted,
    reference,
    at,
    postings: [
      { accountId: wallet, amount },
      { accountId: grants, amount: -amount },
    ],
  });
}

/**
 * Takes out of a customer's wallet what the platform has granted. Belongs into a transaction.
 *
 * @returns false: it has been taken before
 * @throws {DomainError} when the wallet holds less
 */
export async function takeBack(db: Executor, { customerId, amount, reference, at }: Grant): Promise<boolean> {
  const [wallet, grants] = [await walletOf(db, customerId), await ownAccount(db, "grants")];
  return book(db, {
    source: ledgerSource.takenBack,
    reference,
    at,
    postings: [
      { accountId: wallet, amount: -amount },
      { accountId: grants, amount },
    ],
  });
}

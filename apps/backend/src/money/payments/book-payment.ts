import type { Executor } from "../../platform/store/database.ts";
import { book } from "../wallet/book.ts";
import { ownAccount, walletOf } from "../wallet/ledger-accounts.ts";
import { ledgerSource } from "../../platform/store/schema/wallet.ts";
import type { Payment } from "../../platform/store/schema/payments.ts";

/**
 * Books money that has come in: out of the customer's wallet, through a provider, whose account goes below zero by what it
 * has taken from customers, or out of what was received and not yet put to an order. Belongs into a transaction.
 *
 * @throws {DomainError} when the wallet holds too little
 */
export async function bookPayment(tx: Executor, payment: Payment, now: Date): Promise<void> {
  const { id, method, customerId, amount } = payment;
  const origin = method === "balance" ? await walletOf(tx, customerId) : await ownAccount(tx, accountOf(method));
  await book(tx, {
    source: ledgerSource.payment,
    reference: `payment:${id}`,
    at: now,
    postings: [
      { accountId: origin, amount: -amount },
      { accountId: await ownAccount(tx, "sales"), amount },
    ],
  });
}

/** What came by transfer was booked when it came, and nobody knew what it was for. */
function accountOf(method: Exclude<Payment["method"], "balance">) {
  return method === "bank_transfer" ? "suspense" : method;
}

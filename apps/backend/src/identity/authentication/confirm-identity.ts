import type { Destination } from "../customers/destination.ts";
import { useCode } from "../codes/codes.ts";
import { verifyCode } from "../codes/verify-code.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError, LoginRequired } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { eq } from "../../platform/store/sql.ts";
import { beginPasswordAttempt, triesOfCustomer } from "./password-attempt.ts";
import { requiredPassword } from "./password-rule.ts";

/** Finishes what was confirmed, in the transaction that it allows. */
export type Confirmation = (tx: Executor) => Promise<void>;

/** Where codes for a customer go: to the number, or to the address where no text messages can be sent. Null: nowhere. */
export function ownDestination({
  sms,
  customer: { mobile, email },
}: Pick<CustomerContext, "sms" | "customer">): Destination | null {
  return sms === null ? (email ?? mobile) : (mobile ?? email);
}

/**
 * Whether it really is the customer who asks, and not who has found their browser open: by the password, tried no more
 * often than at a login, or by a code where the account has no password.
 *
 * @param codeParameter has the code
 * @throws {DomainError} where it is not
 */
export async function confirmIdentity(context: CustomerContext, codeParameter = "code"): Promise<Confirmation> {
  const { db, customer, passwords, body, address, now } = context;
  const [row] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customer.id));
  if (row === undefined) throw new LoginRequired();
  const destination = ownDestination(context) ?? `customer ${customer.id}`;
  if (row.passwordHash === null) {
    const codeId = await verifyCode(context, { destination, scene: "SFYZ" }, codeParameter);
    return (tx) => useCode(tx, codeId, now());
  }
  const password = requiredPassword(body);
  const attempt = await beginPasswordAttempt(db, destination, address, now(), triesOfCustomer(customer.id));
  const isRight = await passwords.matches(password, row.passwordHash).catch(async (error: unknown) => {
    await attempt.cancel();
    throw error;
  });
  if (!isRight) throw new DomainError("passwordWrong");
  await attempt.succeeded({ customerId: customer.id });
  return async () => {};
}

/** Whether the customer confirms by a code, having no password. */
export async function confirmsByCode(db: Executor, customerId: number): Promise<boolean> {
  const [row] = await db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.passwordHash === null;
}

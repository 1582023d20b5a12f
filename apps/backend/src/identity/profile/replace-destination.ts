import { DomainError } from "../../platform/http/domain-error.ts";
import { forgetNetworksOf } from "../../platform/rate-limits/own-networks.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { isUniqueViolation } from "../../platform/store/sql-errors.ts";
import { type Destination, isEmail } from "../customers/destination.ts";

interface Replacement {
  readonly customerId: number;
  /** Null: there is none. */
  readonly from: Destination | null;
  /** Of the same kind. */
  readonly to: Destination;
}

/**
 * Gives an account another number or address. Where the one before was right says nothing any more.
 *
 * @returns false when the account has another one by now
 * @throws {DomainError} when it is somebody's
 */
export async function replaceDestination(tx: Executor, { customerId, from, to }: Replacement): Promise<boolean> {
  const column = isEmail(to) ? customers.email : customers.mobile;
  const changed = await tx
    .update(customers)
    .set(isEmail(to) ? { email: to } : { mobile: to })
    .where(and(eq(customers.id, customerId), from === null ? isNull(column) : eq(column, from)))
    .returning({ id: customers.id })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, "customers_mobile")) throw new DomainError("mobileTaken");
      if (isUniqueViolation(error, "customers_email")) throw new DomainError("emailTaken", { field: "email" });
      throw error;
    });
  if (changed.length > 0 && from !== null) await forgetNetworksOf(tx, from);
  return changed.length > 0;
}

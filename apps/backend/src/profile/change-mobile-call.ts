import { eq } from "drizzle-orm";
import type { CustomerContext } from "../http/call.ts";
import type { Executor } from "../store/database.ts";
import { Reply } from "../http/reply.ts";
import { DomainError } from "../http/domain-error.ts";
import { isUniqueViolation } from "../store/unique-violation.ts";
import { requiredMobile } from "../customers/mobile.ts";
import { useCode } from "../codes/sms-codes.ts";
import { customers } from "../store/schema/customers.ts";
import { verifyCode } from "../codes/verify-code.ts";

/**
 * `user/changeMobile`: whatever is changed, the code is the one that was sent to the new number, since that is what has
 * to be proved. Answers no data.
 */
export async function handleChangeMobile(context: CustomerContext) {
  const { db, customer, body } = context;
  const replaces = body.text("action") === "change";
  if (replaces && requiredMobile(body) !== customer.mobile) throw new DomainError("mobileNotYours");
  if (!replaces && customer.mobile !== null) throw new DomainError("mobileBound");
  const mobile = requiredMobile(body, "new_mobile");
  const codeId = await verifyCode(context, { mobile, scene: replaces ? "BGSJHM" : "BDSJHM" });
  await db.transaction(async (tx) => {
    await useCode(tx, codeId, context.now());
    await setMobile(tx, customer.id, mobile);
  });
  return new Reply([], { key: "mobileChanged" });
}

/** @throws {DomainError} when it is somebody's */
async function setMobile(tx: Executor, customerId: number, mobile: string): Promise<void> {
  try {
    await tx.update(customers).set({ mobile }).where(eq(customers.id, customerId));
  } catch (error) {
    throw isUniqueViolation(error, "customers_mobile") ? new DomainError("mobileTaken") : error;
  }
}

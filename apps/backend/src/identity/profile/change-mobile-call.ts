import type { CustomerContext } from "../../platform/http/call.ts";
import type { Executor } from "../../platform/store/database.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { requiredMobile } from "../customers/mobile.ts";
import { useCode } from "../codes/sms-codes.ts";
import { forgetNetworksOf } from "../../platform/rate-limits/own-networks.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { verifyCode } from "../codes/verify-code.ts";
import { isUniqueViolation } from "../../platform/store/sql-errors.ts";
import type { MessageKey } from "../../platform/http/messages.ts";

/**
 * `user/changeMobile`: whatever is changed, a code proves the new number. Another number needs one of the present number,
 * too: whoever finds an open session must not take the account away with it. Answers no data.
 */
export async function handleChangeMobile(context: CustomerContext) {
  const { db, customer, body } = context;
  const replaces = body.text("action") === "change";
  const old = replaces ? requiredMobile(body) : null;
  if (replaces && old !== customer.mobile) throw new DomainError("mobileNotYours");
  if (!replaces && customer.mobile !== null) throw new DomainError("mobileBound");
  const mobile = requiredMobile(body, "new_mobile");
  if (mobile === old) throw new DomainError("mobileUnchanged");
  const oldCodeId = old === null ? null : await verifyOldCode(context, old);
  const codeId = await verifyCode(context, { mobile, scene: replaces ? "BGSJHM" : "BDSJHM" });
  const now = context.now();
  await db.transaction(async (tx) => {
    if (oldCodeId !== null) await useCode(tx, oldCodeId, now);
    await useCode(tx, codeId, now);
    await setMobile(tx, { customerId: customer.id, from: old, to: mobile });
    if (old !== null) await forgetNetworksOf(tx, old);
  });
  return new Reply([], { key: "mobileChanged" });
}

interface MobileChange {
  readonly customerId: number;
  readonly from: string | null;
  readonly to: string;
}

/** @throws {DomainError} when it is somebody's, or the account has another number by now */
async function setMobile(tx: Executor, { customerId, from, to }: MobileChange): Promise<void> {
  const isAsBefore = from === null ? isNull(customers.mobile) : eq(customers.mobile, from);
  const changed = await tx
    .update(customers)
    .set({ mobile: to })
    .where(and(eq(customers.id, customerId), isAsBefore))
    .returning({ id: customers.id })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, "customers_mobile") ? new DomainError("mobileTaken") : error;
    });
  if (changed.length === 0) throw new DomainError(from === null ? "mobileBound" : "mobileNotYours");
}

/** Of two codes in one form, the message says which one is meant. */
const own: Partial<Readonly<Record<MessageKey, MessageKey>>> = {
  codeMissing: "oldCodeMissing",
  codeWrong: "oldCodeWrong",
  codeOver: "oldCodeOver",
};

/** Looks at the code that was sent to the present number. @returns its id @throws {DomainError} see `verifyCode` */
async function verifyOldCode(context: CustomerContext, mobile: string): Promise<number> {
  try {
    return await verifyCode(context, { mobile, scene: "YZYSJH" }, "old_code");
  } catch (error) {
    const key = error instanceof DomainError ? own[error.key] : undefined;
    throw key === undefined ? error : new DomainError(key);
  }
}

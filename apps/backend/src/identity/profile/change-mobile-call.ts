import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredMobile } from "../customers/mobile.ts";
import { useCode } from "../codes/codes.ts";
import { confirmIdentity } from "../authentication/confirm-identity.ts";
import { replaceDestination } from "./replace-destination.ts";
import { verifyCode } from "../codes/verify-code.ts";
import type { MessageKey } from "../../platform/http/messages.ts";

/**
 * `user/changeMobile`: whatever is changed, a code proves the new number. Another number needs one of the present number,
 * too: whoever finds an open session must not take the account away with it. So does a first number of an account that has an
 * address, by the `password`, or an `identity_code` where there is none. Answers no data.
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
  const confirmation = old === null && customer.email !== null ? await confirmIdentity(context, "identity_code") : null;
  const codeId = await verifyCode(context, { destination: mobile, scene: replaces ? "BGSJHM" : "BDSJHM" });
  const now = context.now();
  await db.transaction(async (tx) => {
    if (oldCodeId !== null) await useCode(tx, oldCodeId, now);
    await useCode(tx, codeId, now);
    await confirmation?.(tx);
    const isReplaced = await replaceDestination(tx, { customerId: customer.id, from: old, to: mobile });
    if (!isReplaced) throw new DomainError(old === null ? "mobileBound" : "mobileNotYours");
  });
  return new Reply([], { key: "mobileChanged" });
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
    return await verifyCode(context, { destination: mobile, scene: "YZYSJH" }, "old_code");
  } catch (error) {
    const key = error instanceof DomainError ? own[error.key] : undefined;
    throw key === undefined ? error : new DomainError(key);
  }
}

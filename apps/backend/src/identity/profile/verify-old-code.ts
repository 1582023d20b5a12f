import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import { verifyCode } from "../codes/verify-code.ts";

/** Of two codes in one form, the message says which one is meant. */
const own: Partial<Readonly<Record<MessageKey, MessageKey>>> = {
  codeMissing: "oldCodeMissing",
  codeWrong: "oldCodeWrong",
  codeOver: "oldCodeOver",
};

/** Looks at the code that was sent to the present number. @returns its id @throws {DomainError} see `verifyCode` */
export async function verifyOldCode(context: CustomerContext, mobile: string): Promise<number> {
  try {
    return await verifyCode(context, { mobile, scene: "YZYSJH" }, "old_code");
  } catch (error) {
    const key = error instanceof DomainError ? own[error.key] : undefined;
    throw key === undefined ? error : new DomainError(key);
  }
}

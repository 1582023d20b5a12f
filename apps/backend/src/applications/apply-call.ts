import { useCode } from "../codes/sms-codes.ts";
import { verifyCode } from "../codes/verify-code.ts";
import type { CustomerContext } from "../http/call.ts";
import { Reply } from "../http/reply.ts";
import { retriedTransaction } from "../store/retried-transaction.ts";
import { readApplication } from "./read-application.ts";
import { findSubmitted, submitApplication } from "./submit-application.ts";

/** `ShopApply/apply`. A code that was right is not used up where the application is refused for something else. */
export async function handleApply(context: CustomerContext) {
  const { db, body, customer, passwords, language, idempotencyKey, now } = context;
  const { password, ...wanted } = await readApplication(db, body);
  const submitted = await findSubmitted(db, customer.id, idempotencyKey);
  if (submitted !== null) return sent(submitted);
  const codeId = await verifyCode(context, { mobile: wanted.mobile, scene: "SJSQYZ" });
  const passwordHash = await passwords.hash(password);
  const submission = { ...wanted, customerId: customer.id, passwordHash, language, idempotencyKey, now: now() };
  return sent(
    await retriedTransaction(db, async (tx) => {
      await useCode(tx, codeId, submission.now);
      return submitApplication(tx, submission);
    }),
  );
}

function sent(id: number): Reply {
  return new Reply({ id }, { key: "applicationSent" });
}

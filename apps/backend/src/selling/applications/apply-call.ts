import { useCode } from "../../identity/codes/codes.ts";
import { verifyCode } from "../../identity/codes/verify-code.ts";
import type { CustomerContext, CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { readApplication, type WantedShop } from "./read-application.ts";
import { findSubmitted, submitApplication } from "./submit-application.ts";
import { recordAcceptance } from "../../identity/policies/accepted-policies.ts";
import { expectPublished, merchantPolicies, publishedText } from "../../identity/policies/published-policies.ts";

/** `ShopApply/apply`. A code that was right is not used up where the application is refused for something else. */
export async function handleApply(context: CustomerContext) {
  const { db, body, customer, idempotencyKey } = context;
  const wanted = await readApplication(db, body);
  const submitted = () => findSubmitted(db, customer.id, idempotencyKey);
  const before = await submitted();
  if (before !== null) return sent(before);
  try {
    return sent(await submit(context, wanted));
  } catch (error) {
    // The same attempt may have come through meanwhile, and has used the code.
    const meanwhile = await submitted();
    if (meanwhile === null) throw error;
    return sent(meanwhile);
  }
}

async function submit(context: CustomerContext, { password, ...wanted }: WantedShop): Promise<number> {
  const { db, customer, passwords, language, idempotencyKey, now } = context;
  await expectPublished(db, merchantPolicies, "merchantEntryClosed");
  const codeId = await verifyCode(context, { destination: wanted.mobile, scene: "SJSQYZ" });
  const passwordHash = await passwords.hash(password);
  const submission = {
    ...wanted,
    customerId: customer.id,
    passwordHash,
    language: language.wanted,
    idempotencyKey,
    now: now(),
  };
  return retriedTransaction(db, async (tx) => {
    await useCode(tx, codeId, submission.now);
    const versionIds = await expectPublished(tx, merchantPolicies, "merchantEntryClosed");
    const applicationId = await submitApplication(tx, submission);
    await recordAcceptance(tx, { customerId: customer.id, versionIds, applicationId, acceptedAt: submission.now });
    return applicationId;
  });
}

function sent(id: number): Reply {
  return new Reply({ id }, { key: "applicationSent" });
}

/** `ShopApply/getTreaty`: what merchants agree to; a list without anything where the operator has published nothing. */
export async function handleTreaty({ db, language, images }: CallContext) {
  const content = await publishedText(db, "merchant", language);
  return { content: content === "" ? [] : images.inHtml(content) };
}

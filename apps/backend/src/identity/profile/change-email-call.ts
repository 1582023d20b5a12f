import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { confirmIdentity } from "../authentication/confirm-identity.ts";
import { useCode } from "../codes/codes.ts";
import { verifyCode } from "../codes/verify-code.ts";
import { requiredEmail } from "../customers/required-destination.ts";
import { replaceDestination } from "./replace-destination.ts";

/**
 * `user/changeEmail`, of the extension `email`: a first address for an account, or another one. A code proves the address; the
 * `password`, or an `identity_code` where there is none, that it is the customer who asks: with the address goes the way to
 * another password, which whoever finds an open session must not get. Answers no data.
 */
export async function handleChangeEmail(context: CustomerContext) {
  const { db, customer, body } = context;
  const email = requiredEmail(body);
  if (email === customer.email) throw new DomainError("emailUnchanged", { field: "email" });
  const confirmation = await confirmIdentity(context, "identity_code");
  const scene = customer.email === null ? "BDSJHM" : "BGSJHM";
  const codeId = await verifyCode(context, { destination: email, scene });
  await db.transaction(async (tx) => {
    await confirmation(tx);
    await useCode(tx, codeId, context.now());
    const isReplaced = await replaceDestination(tx, { customerId: customer.id, from: customer.email, to: email });
    if (!isReplaced) throw new DomainError("emailNotYours");
  });
  return new Reply([], { key: "emailChanged" });
}

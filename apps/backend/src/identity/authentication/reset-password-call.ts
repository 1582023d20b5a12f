import type { CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { eq } from "../../platform/store/sql.ts";
import { clientKind } from "./client-kind.ts";
import { customerOf } from "../customers/customer-rows.ts";
import { requiredDestination } from "../customers/required-destination.ts";
import { requiredNewPassword } from "./password-rule.ts";
import { deviceOf } from "./device.ts";
import { closeSessionsOf, endSessionsElsewhere, openSession, webClient } from "./session.ts";
import { useCode } from "../codes/codes.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { verifyCode } from "../codes/verify-code.ts";

/** `login_password/forget`: a new password ends all sessions but the one that begins with it. */
export async function handleResetPassword(context: CallContext) {
  const { db, passwords, body } = context;
  const destination = requiredDestination(context);
  const password = requiredNewPassword(body);
  const codeId = await verifyCode(context, { destination, scene: "ZHMM" });
  const customer = await customerOf(db, destination);
  // The code of a destination without an account was never sent, so even a right guess is answered as a wrong one.
  if (customer === null) throw new DomainError("codeWrong");
  if (customer.isDisabled) throw new DomainError("accountDisabled");
  if (customer.passwordHash !== null && (await passwords.matches(password, customer.passwordHash))) {
    throw new DomainError("passwordUnchanged");
  }
  const passwordHash = await passwords.hash(password);
  const now = context.now();
  const token = await db.transaction(async (tx) => {
    await useCode(tx, codeId, now);
    await tx.update(customers).set({ passwordHash }).where(eq(customers.id, customer.id));
    // Also that of this very browser, which goes on with the new one.
    await endSessionsElsewhere(tx, { customerId: customer.id, token: context.token }, "password");
    await closeSessionsOf(tx, customer.id);
    const client = { kind: clientKind(body) ?? webClient, device: deviceOf(context.userAgent) };
    return openSession(tx, customer.id, client, now);
  });
  return new Reply({ token }, { key: "passwordChanged" });
}

import type { CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { requiredClientKind } from "./client-kind.ts";
import { customerOfMobile, type CustomerRow } from "../customers/customer-rows.ts";
import { loggedInWire } from "./logged-in-wire.ts";
import { requiredMobile } from "../customers/mobile.ts";
import { beginPasswordAttempt } from "./password-attempt.ts";
import { requiredPassword } from "./password-rule.ts";
import { deviceOf } from "./device.ts";
import { openSession } from "./session.ts";
import { customers } from "../../platform/store/schema/customers.ts";

/**
 * `account/login`: neither the message nor the time of the answer tells whether the number or the password is wrong.
 */
export async function handleLogin(context: CallContext) {
  const { body } = context;
  const client = requiredClientKind(body);
  const attempt = { mobile: requiredMobile(body), password: requiredPassword(body), client };
  // Another login may just have renewed the hash, so who comes second looks at the password once more.
  const opened = (await logIn(context, attempt)) ?? (await logIn(context, attempt));
  if (opened === null) throw new DomainError("loginFailed");
  return new Reply(loggedInWire(opened.customer, opened.token, context), { key: "loggedIn" });
}

/** Null where the hash that the password was compared with is no longer that of the account. */
async function logIn(
  context: CallContext,
  { mobile, password, client }: { readonly mobile: string; readonly password: string; readonly client: number },
) {
  const { db, passwords, now } = context;
  const { id, passwordHash } = await customerWith(context, mobile, password);
  // Only here is the password known, so a hash that was made at another cost is replaced now.
  const renewed = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : passwordHash;
  return db.transaction(async (tx) => {
    // A password that was changed in the meantime ends all sessions, so none may begin with the old one.
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash: renewed })
      .where(and(eq(customers.id, id), eq(customers.passwordHash, passwordHash)))
      .returning();
    if (customer === undefined) return null;
    if (customer.isDisabled) throw new DomainError("accountDisabled");
    return { customer, token: await openSession(tx, id, { kind: client, device: deviceOf(context.userAgent) }, now()) };
  });
}

/** @throws {DomainError} unless the password is that of the number's account */
async function customerWith(
  { db, passwords, address, now }: CallContext,
  mobile: string,
  password: string,
): Promise<CustomerRow & { readonly passwordHash: string }> {
  const attempt = await beginPasswordAttempt(db, mobile, address, now());
  const customer = await customerOfMobile(db, mobile);
  const isRight = await passwords.matches(password, customer?.passwordHash ?? null).catch(async (error: unknown) => {
    await attempt.cancel();
    throw error;
  });
  if (!isRight || customer === null || customer.passwordHash === null) throw new DomainError("loginFailed");
  await attempt.succeeded({ customerId: customer.id });
  return { ...customer, passwordHash: customer.passwordHash };
}

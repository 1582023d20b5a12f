import type { CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { requiredClientKind } from "./client-kind.ts";
import { type Destination, isEmail } from "../customers/destination.ts";
import { requiredDestination } from "../customers/required-destination.ts";
import { customerOf, type CustomerRow } from "../customers/customer-rows.ts";
import { beginPasswordAttempt, triesOfCustomer } from "./password-attempt.ts";
import { requiredPassword } from "./password-rule.ts";
import { deviceOf } from "./device.ts";
import { openSession, closeSession } from "./session.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { createCustomer } from "../customers/create-customer.ts";
import { acceptForRegistration, countRegistration } from "./register-call.ts";
import { useCode } from "../codes/codes.ts";
import { verifyCode } from "../codes/verify-code.ts";

/**
 * `account/login`: neither the message nor the time of the answer tells whether the number (with the extension, the address)
 * or the password is wrong.
 */
export async function handleLogin(context: CallContext) {
  const { body } = context;
  const client = requiredClientKind(body);
  const attempt = { destination: requiredDestination(context), password: requiredPassword(body), client };
  // Another login may just have renewed the hash, so who comes second looks at the password once more.
  const opened = (await logIn(context, attempt)) ?? (await logIn(context, attempt));
  if (opened === null) throw loginFailed(attempt.destination);
  return new Reply(loggedInWire(opened.customer, opened.token, context), { key: "loggedIn" });
}

interface LoginAttempt {
  readonly destination: Destination;
  readonly password: string;
  readonly client: number;
}

/** Null where the hash that the password was compared with is no longer that of the account. */
async function logIn(context: CallContext, { destination, password, client }: LoginAttempt) {
  const { db, passwords, now } = context;
  const { id, passwordHash } = await customerWith(context, destination, password);
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

function loginFailed(destination: Destination): DomainError {
  return new DomainError(isEmail(destination) ? "emailLoginFailed" : "loginFailed");
}

/** @throws {DomainError} unless the password is that of the number's or address's account */
async function customerWith(
  { db, passwords, address, now }: CallContext,
  destination: Destination,
  password: string,
): Promise<CustomerRow & { readonly passwordHash: string }> {
  const customer = await customerOf(db, destination);
  const account = customer === null ? destination : triesOfCustomer(customer.id);
  const attempt = await beginPasswordAttempt(db, destination, address, now(), account);
  const isRight = await passwords.matches(password, customer?.passwordHash ?? null).catch(async (error: unknown) => {
    await attempt.cancel();
    throw error;
  });
  if (!isRight || customer === null || customer.passwordHash === null) throw loginFailed(destination);
  await attempt.succeeded({ customerId: customer.id });
  return { ...customer, passwordHash: customer.passwordHash };
}

/** `account/logout`; it succeeds also without a session. */
export async function handleLogout({ db, token }: CallContext) {
  await closeSession(db, token);
  return [];
}

/**
 * Logging in with a scanned WeChat code is not offered. Clients that have a button for it are told so; a call that does not
 * exist would be answered by asking for a login.
 */
export async function rejectScanLogin(): Promise<never> {
  throw new DomainError("scanLoginUnavailable");
}

/** `account/smsLogin`: the right code of a number, or with the extension of an address, without an account opens one. */
export async function handleSmsLogin(context: CallContext) {
  const { db, body, language, address } = context;
  const client = requiredClientKind(body);
  const destination = requiredDestination(context);
  const codeId = await verifyCode(context, { destination, scene: "YZMDL" });
  const now = context.now();
  const { customer, token } = await db.transaction(async (tx) => {
    await useCode(tx, codeId, now);
    const known = await customerOf(tx, destination);
    if (known === null) await countRegistration(tx, address, now);
    const created =
      known === null
        ? await createCustomer(tx, { destination, passwordHash: null, language: language.wanted, now })
        : null;
    if (created !== null) await acceptForRegistration(tx, created.id, now);
    const customer = known ?? created ?? (await customerOf(tx, destination));
    if (customer === null || customer.isDisabled) throw new DomainError("accountDisabled");
    return {
      customer,
      token: await openSession(tx, customer.id, { kind: client, device: deviceOf(context.userAgent) }, now),
    };
  });
  return new Reply(loggedInWire(customer, token, context), { key: "loggedIn" });
}

/** What `account/login` and `account/smsLogin` answer. */
function loggedInWire(customer: CustomerRow, token: string, { images }: Pick<CallContext, "images">) {
  return {
    id: customer.id,
    nickname: customer.nickname,
    avatar: images.of(customer.avatar),
    level: customer.levelId ?? 0,
    disable: 0,
    distribution_code: customer.inviteCode,
    token,
  };
}

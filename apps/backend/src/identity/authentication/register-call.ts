import type { CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { authenticationSettings } from "./authentication-settings.ts";
import { requiredClientKind } from "./client-kind.ts";
import { createCustomer } from "../customers/create-customer.ts";
import { type Destination, isEmail } from "../customers/destination.ts";
import { requiredDestination } from "../customers/required-destination.ts";
import { recordAcceptance } from "../policies/accepted-policies.ts";
import { expectPublished, registrationPolicies } from "../policies/published-policies.ts";
import { requiredNewPassword } from "./password-rule.ts";
import { deviceOf } from "./device.ts";
import { openSession } from "./session.ts";
import { useCode } from "../codes/codes.ts";
import { verifyCode } from "../codes/verify-code.ts";
import type { Executor } from "../../platform/store/database.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { countTry } from "../../platform/rate-limits/rate-limit.ts";

/** `account/register`: only a caller with the right code of a number, or with the extension of an address, learns that it is taken. */
export async function handleRegister(context: CallContext) {
  const { db, passwords, body, language, address } = context;
  await expectPublished(db, registrationPolicies, "registrationClosed");
  const destination = requiredDestination(context);
  const password = requiredNewPassword(body);
  if ((await needsCode(context, destination)) && body.text("code") === "") throw new DomainError("codeMissing");
  const client = requiredClientKind(body);
  const now = context.now();
  const codeId = body.text("code") === "" ? null : await verifyCode(context, { destination, scene: "ZCYZ" });
  await countRegistration(db, address, now);
  const passwordHash = await passwords.hash(password);
  const token = await db.transaction(async (tx) => {
    if (codeId !== null) await useCode(tx, codeId, now);
    const customer = await createCustomer(tx, { destination, passwordHash, language: language.wanted, now });
    if (customer === null) throw new DomainError(isEmail(destination) ? "emailTaken" : "mobileTaken");
    await acceptForRegistration(tx, customer.id, now);
    return openSession(tx, customer.id, { kind: client, device: deviceOf(context.userAgent) }, now);
  });
  return new Reply({ token }, { key: "registered" });
}

/**
 * Whoever registers an address of somebody else would share its account once its owner logs in by a code. So the setting, which
 * is for platforms that send no text messages, concerns numbers alone: without mail there are no addresses.
 */
async function needsCode({ db, language }: CallContext, destination: Destination): Promise<boolean> {
  if (isEmail(destination)) return true;
  return (await readSettings(db, authenticationSettings, language)).registrationNeedsCode === "1";
}

/**
 * With an account the agreements are accepted that hold at that moment.
 *
 * @throws {DomainError} where they are not published
 */
export async function acceptForRegistration(tx: Executor, customerId: number, acceptedAt: Date): Promise<void> {
  const versionIds = await expectPublished(tx, registrationPolicies, "registrationClosed");
  await recordAcceptance(tx, { customerId, versionIds, applicationId: null, acceptedAt });
}

/** @throws {DomainError} when a network has opened many accounts within the hour */
export function countRegistration(db: Executor, address: string, now: Date): Promise<void> {
  return countTry(db, [{ key: `registration:network:${networkOf(address)}`, tries: 50, minutes: 60 }], now);
}

import type { CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredClientKind } from "./client-kind.ts";
import { createCustomer } from "../customers/create-customer.ts";
import { customerOfMobile } from "../customers/customer-rows.ts";
import { loggedInWire } from "./logged-in-wire.ts";
import { requiredMobile } from "../customers/mobile.ts";
import { countRegistration } from "./registrations.ts";
import { deviceOf } from "./device.ts";
import { openSession } from "./session.ts";
import { useCode } from "../codes/sms-codes.ts";
import { verifyCode } from "../codes/verify-code.ts";

/** `account/smsLogin`: the right code of a number without an account opens one. */
export async function handleSmsLogin(context: CallContext) {
  const { db, body, language, address } = context;
  const client = requiredClientKind(body);
  const mobile = requiredMobile(body);
  const codeId = await verifyCode(context, { mobile, scene: "YZMDL" });
  const now = context.now();
  const { customer, token } = await db.transaction(async (tx) => {
    await useCode(tx, codeId, now);
    const known = await customerOfMobile(tx, mobile);
    if (known === null) await countRegistration(tx, address, now);
    const customer =
      known ??
      (await createCustomer(tx, { mobile, passwordHash: null, language, now })) ??
      (await customerOfMobile(tx, mobile));
    if (customer === null || customer.isDisabled) throw new DomainError("accountDisabled");
    return {
      customer,
      token: await openSession(tx, customer.id, { kind: client, device: deviceOf(context.userAgent) }, now),
    };
  });
  return new Reply(loggedInWire(customer, token, context), { key: "loggedIn" });
}

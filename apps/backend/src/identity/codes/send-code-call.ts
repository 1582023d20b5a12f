import type { CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { LoginRequired, DomainError } from "../../platform/http/domain-error.ts";
import { requiredMobile } from "../customers/mobile.ts";
import { isScene, ruleOf } from "./scenes.ts";
import { sendCode } from "./send-code.ts";

/** `sms/send`: the answer never says whether the number has an account. */
export async function handleSendCode(context: CallContext) {
  const { body, customer, language, address } = context;
  const mobile = requiredMobile(body);
  const scene = body.text("key");
  if (!isScene(scene) || ruleOf(scene).onlyAtDesk === true) throw new DomainError("sceneUnknown");
  if (ruleOf(scene).onlyForCustomers === true && customer === null) throw new LoginRequired();
  if (ruleOf(scene).onlyToOwnNumber === true && customer?.mobile !== mobile) throw new DomainError("mobileNotYours");
  await sendCode(context, { mobile, scene, language, address });
  return new Reply([], { key: "codeSent" });
}

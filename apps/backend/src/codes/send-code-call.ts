import type { CallContext } from "../http/call.ts";
import { LoginRequired, Refusal, Reply } from "../http/envelope.ts";
import { requiredMobile } from "../customers/mobile.ts";
import { isScene, ruleOf } from "./scenes.ts";
import { sendCode } from "./send-code.ts";

/** `sms/send`: the answer never says whether the number has an account. */
export async function answerSendCode(context: CallContext) {
  const { body, customer, language, address } = context;
  const mobile = requiredMobile(body);
  const scene = body.text("key");
  if (!isScene(scene)) throw new Refusal("sceneUnknown");
  if (ruleOf(scene).onlyForCustomers === true && customer === null) throw new LoginRequired();
  await sendCode(context, { mobile, scene, language, address });
  return new Reply([], { key: "codeSent" });
}

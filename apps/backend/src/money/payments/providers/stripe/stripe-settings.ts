import { allOrNone, type ReadVariable } from "../../../../platform/domain/environment.ts";
import { gatewayOf } from "../gateway-address.ts";

/** A shop's account at Stripe. */
export interface StripeSettings {
  /** A secret key, or a restricted one. */
  readonly secretKey: string;
  /** What Stripe signs the notifications to this shop's endpoint with. */
  readonly webhookSecret: string;
  /** Whether it takes money: an account has a second set of keys for trying things out. */
  readonly isLive: boolean;
  /** Origin of the API. */
  readonly gateway: string;
}

const keyForm = /^[rs]k_(live|test)_\w+$/;
const webhookSecretForm = /^whsec_\S+$/;

export function readStripeSettings(read: ReadVariable, problems: string[]): StripeSettings | null {
  const texts = allOrNone(read, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"], ["STRIPE_GATEWAY"], problems);
  if (texts === null) return null;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = texts;
  const mode = keyForm.exec(secretKey)?.[1];
  if (mode === undefined)
    problems.push("STRIPE_SECRET_KEY must be a secret or restricted key, which begins with sk_ or rk_");
  if (!webhookSecretForm.test(webhookSecret))
    problems.push("STRIPE_WEBHOOK_SECRET must be the signing secret of the endpoint, which begins with whsec_");
  const gateway = gatewayOf(read, "STRIPE_GATEWAY", "https://api.stripe.com", problems);
  if (gateway === null) return null;
  return { secretKey, webhookSecret, isLive: mode === "live", gateway };
}

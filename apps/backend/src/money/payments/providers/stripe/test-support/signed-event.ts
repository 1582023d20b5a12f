import { createHmac } from "node:crypto";
import type { SentNotification, Trade } from "../../../../../test-support/gateways/gateway.ts";

const types = {
  unpaid: "checkout.session.completed",
  paid: "checkout.session.completed",
  closed: "checkout.session.expired",
} as const satisfies Record<Trade["state"], string>;

/** @param account of somebody whose account is connected to the shop's */
export function eventOf(state: Trade["state"], session: Readonly<Record<string, unknown>>, account?: string) {
  return {
    id: "evt_1RThirdOfNovember",
    object: "event",
    type: types[state],
    livemode: false,
    data: { object: session },
    ...(account !== undefined && { account }),
  };
}

/** As Stripe sends an event: the time and the bytes are signed with the secret of the endpoint. */
export function signed(event: Readonly<Record<string, unknown>>, secret: string, at: Date): SentNotification {
  const [body, time] = [JSON.stringify(event), Math.floor(at.getTime() / 1000)];
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return {
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": `t=${time},v1=${signature}` },
    body,
  };
}

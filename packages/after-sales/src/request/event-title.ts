import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AfterSalesEvent, AfterSalesKind, AfterSalesState } from "@plaza/api-client";

export interface Circumstances {
  /** The states before this event, oldest first. */
  readonly earlier: readonly AfterSalesState[];
  readonly kind: AfterSalesKind;
  /** The shop's name. */
  readonly shop: string;
}

/** What has happened, in words. */
export function eventTitle(
  { state, actor, isReplaced }: AfterSalesEvent,
  { earlier, kind, shop }: Circumstances,
): MessageDescriptor {
  const bySystem = actor === "system";
  switch (state) {
    case "applied":
      if (earlier.length > 0) return msg`You applied again`;
      return kind === "return" ? msg`You applied for return and refund` : msg`You applied for a refund`;
    case "refused":
      return msg`${shop} refused`;
    case "awaitingGoods":
      return bySystem ? msg`The shop did not answer in time, so the request was accepted` : msg`${shop} agreed`;
    case "goodsSent":
      return msg`You sent the goods back`;
    case "goodsRefused":
      return msg`${shop} refused the parcel`;
    case "refunding":
      if (earlier.at(-1) === "goodsSent")
        return bySystem
          ? msg`The shop did not answer in time, so the parcel counts as received`
          : msg`${shop} received the goods`;
      return bySystem ? msg`The shop did not answer in time, so the request was accepted` : msg`${shop} agreed`;
    case "refunded":
      return msg`Refund paid`;
    case "revoked":
      if (isReplaced) return msg`Your withdrawal from the contract replaced the request`;
      return bySystem ? msg`Revoked, because nothing was sent back in time` : msg`You revoked the request`;
    default:
      return state satisfies never;
  }
}

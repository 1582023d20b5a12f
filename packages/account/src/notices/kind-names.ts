import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NoticeKind } from "@plaza/api-client";

export const kindNames: Readonly<Record<NoticeKind, MessageDescriptor>> = {
  price: msg`Price alert`,
  stock: msg`Back in stock`,
  flash: msg`Flash sale`,
  order: msg`Your orders`,
  account: msg`Your account`,
  refund: msg({ message: "Refunds", context: "notices" }),
};

import type { CallContext } from "../../platform/http/call.ts";
import type { CustomerRow } from "../customers/customer-rows.ts";

/** What `account/login` and `account/smsLogin` answer. */
export function loggedInWire(customer: CustomerRow, token: string, { images }: Pick<CallContext, "images">) {
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

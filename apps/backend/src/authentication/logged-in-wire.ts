import type { CallContext } from "../http/call.ts";
import type { CustomerRow } from "../customers/find-customer.ts";

/** What `account/login` and `account/smsLogin` answer. */
export function loggedInWire(customer: CustomerRow, token: string, { pictures }: Pick<CallContext, "pictures">) {
  return {
    id: customer.id,
    nickname: customer.nickname,
    avatar: pictures.of(customer.avatar),
    level: customer.levelId ?? 0,
    disable: 0,
    distribution_code: customer.inviteCode,
    token,
  };
}

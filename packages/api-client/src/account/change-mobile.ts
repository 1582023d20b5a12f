import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface MobileChange {
  /** The number that is replaced; null where the account has none. */
  readonly present: string | null;
  readonly mobile: string;
  /** What was sent to the new number. */
  readonly code: string;
  /** What was sent to the present one; null where `account_data` is not announced, or there is no present one. */
  readonly presentCode: string | null;
}

/** What some platforms answer holds secrets of the account, and is not read. */
export const changeMobile = postCall("user/changeMobile", {
  body: ({ present, mobile, code, presentCode }: MobileChange) => ({
    action: present === null ? "" : "change",
    ...(present !== null && { mobile: present }),
    new_mobile: mobile,
    code,
    ...(presentCode !== null && { old_code: presentCode }),
    client: desktopBrowser,
  }),
  decode: nothing,
});

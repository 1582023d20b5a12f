import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface Registration {
  readonly mobile: string;
  readonly password: string;
  /** Null where the site configuration does not want one: a code that is sent is checked all the same. */
  readonly code: string | null;
}

/** Who has registered is logged in. */
export const register = postCall("account/register", {
  body: ({ mobile, password, code }: Registration) => ({
    mobile,
    password,
    code: code ?? undefined,
    client: desktopBrowser,
  }),
  decode: nothing,
});

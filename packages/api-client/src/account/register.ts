import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface Registration {
  readonly mobile: string;
  readonly password: string;
  /** Null where the site configuration asks for none. A code that is sent is checked in any case. */
  readonly code: string | null;
}

/** A successful registration logs the customer in. */
export const register = postCall("account/register", {
  body: ({ mobile, password, code }: Registration) => ({
    mobile,
    password,
    code: code ?? undefined,
    client: desktopBrowser,
  }),
  decode: nothing,
});

import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface Login {
  readonly mobile: string;
  readonly password: string;
}

/** The session token in the answer is moved into a cookie by the storefront's server, so no script ever sees it. */
export const login = postCall("account/login", {
  body: ({ mobile, password }: Login) => ({ mobile, password, client: desktopBrowser }),
  decode: nothing,
});

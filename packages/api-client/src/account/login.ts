import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface Login {
  readonly mobile: string;
  readonly password: string;
}

/** What lets a customer in is the token in the answer, which the storefront's server keeps from every script. */
export const login = postCall("account/login", {
  body: ({ mobile, password }: Login) => ({ mobile, password, client: desktopBrowser }),
  decode: nothing,
});

import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface DeskLogin {
  readonly account: string;
  readonly password: string;
  /** Whom one works for: a shop and the platform have accounts apart. */
  readonly of: "shop" | "platform";
}

/** Of the namespace `kefuapi`. The token in the answer is kept in a cookie by the desk's server, so no script ever sees it. */
export const loginAtDesk = postCall("account/login", {
  body: ({ account, password, of }: DeskLogin) => ({
    account,
    password,
    type: of === "shop" ? 1 : 2,
    client: desktopBrowser,
  }),
  decode: nothing,
});

/** Of the namespace `kefuapi`, as the next. The answer does not tell whether there is such an account. */
export const sendForgottenCode = postCall("account/forgotCode", {
  body: (account: string) => ({ account }),
  decode: nothing,
});

export interface ForgottenDeskPassword {
  readonly account: string;
  /** That was sent to the account's telephone. */
  readonly code: string;
  readonly password: string;
}

/** All sessions of the account end, and none begins. */
export const replaceForgottenPassword = postCall("account/newPassword", {
  body: ({ account, code, password }: ForgottenDeskPassword) => ({ account, code, password }),
  decode: nothing,
});

/** Of the namespace `kefuapi`. */
export const logOutOfDesk = postCall("account/logout", { decode: nothing });

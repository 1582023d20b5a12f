import { base } from "../urls.ts";
import { clearedReturnCookie, readReturnPath } from "./post-login-redirect.ts";
import { clearedSessionEndCookie } from "./session-cookies.ts";
import { notifyOtherTabs } from "./session-expiry.ts";

/** Loads the page that the shopper came from as a customer's, in place of the login in the history. */
export function finishLogin(): void {
  const path = readReturnPath(document.cookie);
  document.cookie = clearedReturnCookie;
  document.cookie = clearedSessionEndCookie;
  notifyOtherTabs();
  location.replace(`${base}${path}`);
}

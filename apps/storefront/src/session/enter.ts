import { base } from "../urls.ts";
import { readReturnPath, usedReturnCookie } from "./return-cookie.ts";
import { saidSessionOverCookie } from "./session-over.ts";
import { tellOtherTabs } from "./other-tabs.ts";

/** Loads the page that the shopper came from as a customer's, in place of the login in the history. */
export function enter(): void {
  const path = readReturnPath(document.cookie);
  document.cookie = usedReturnCookie;
  document.cookie = saidSessionOverCookie;
  tellOtherTabs();
  location.replace(`${base}${path}`);
}

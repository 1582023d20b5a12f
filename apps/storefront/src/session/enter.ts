import { base } from "../urls.ts";
import { readReturnPath, usedReturnCookie } from "./return-cookie.ts";
import { tellOtherTabs } from "./other-tabs.ts";

/** The page that the shopper came from, loaded anew as a customer's. Back does not lead to the login again. */
export function enter(): void {
  const path = readReturnPath(document.cookie);
  document.cookie = usedReturnCookie;
  tellOtherTabs();
  location.replace(`${base}${path}`);
}

import { base, toRouterPath } from "../../src/urls.ts";

const hidden = /^\/(?:account|user|shop_cart|confirm_order|payment)(?=[/?]|$)/;

/** Whether search engines should not know an address: a customer's own page, or the login. */
export function isHidden(url: string): boolean {
  const [pathname = base, search = ""] = url.split("?");
  return hidden.test(toRouterPath({ pathname, search, hash: "" }));
}

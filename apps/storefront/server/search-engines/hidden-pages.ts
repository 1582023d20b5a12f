import { base, toRouterPath } from "../../src/urls.ts";

const hidden = /^\/(?:account|user|shop_cart|confirm_order|payment|compare|store_settled\/(?:detail|record))(?=\/|$)/;

/** Whether search engines should not know an address: a customer's own page, the login, or a shopper's choice. */
export function isHidden(url: string): boolean {
  const [pathname = base] = url.split("?", 1);
  return hidden.test(toRouterPath({ pathname, search: "", hash: "" }));
}

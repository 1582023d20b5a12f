import { base, toRouterPath } from "../../src/urls.ts";

const hidden = /^\/(?:account|user|shop_cart|confirm_order|payment)(?=[/?]|$)/;

/** Whether an address is nothing that search engines should know: somebody's own, or the way in. */
export function isHidden(url: string): boolean {
  const [pathname = base, search = ""] = url.split("?");
  return hidden.test(toRouterPath({ pathname, search, hash: "" }));
}

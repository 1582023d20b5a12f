import { base, toRouterPath } from "../urls.ts";

/** Browsers keep no cookie of more than 4096 bytes, its name and attributes among them. */
const longest = 3_500;

/** Pages that make no sense to return to: the login pages and the error page. */
const leadsNowhere = /login|register|forget_pwd|error/;

/** A placeholder origin: a path must still lead to it after it was resolved. */
const here = "https://plaza.invalid";

/** A router path (with its query) that a shopper may be led back to, in its plain form; null for any other text. */
export function returnPath(path: string): string | null {
  // A second slash, or a backslash that browsers take for one, would name a host; control characters vanish in addresses.
  if (!/^\/(?![\\/])[^\\\p{Cc}]*$/u.test(path)) return null;
  const text = `${base}${path}`;
  if (!URL.canParse(text, here)) return null;
  const url = new URL(text, here);
  // Dots may lead out of the shop.
  if (url.origin !== here || (url.pathname !== base && !url.pathname.startsWith(`${base}/`))) return null;
  const plain = toRouterPath({ pathname: url.pathname, search: url.search, hash: "" });
  const [pathname = "/"] = plain.split("?");
  return leadsNowhere.test(pathname) || encodeURIComponent(plain).length > longest ? null : plain;
}

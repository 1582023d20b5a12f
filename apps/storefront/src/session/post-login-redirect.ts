import { to } from "@plaza/routing";
import type { AnyRouter } from "@tanstack/react-router";
import { wasFound } from "../document/failure-title.ts";
import { base, toRouterPath } from "../urls.ts";

export const loginPath = to.login.path;

/** Browsers keep no cookie of more than 4096 bytes, its name and attributes among them. */
const maxLength = 3_500;

/** Pages that make no sense to return to: the login pages and the error page. */
const leadsNowhere = /login|register|forget_pwd|error/;

/** A placeholder origin: a path must still lead to it after it was resolved. */
const here = "https://plaza.invalid";

/** A router path (with its query) that a shopper may be led back to, in its plain form; null for any other text. */
export function toReturnPath(path: string): string | null {
  // A second slash, or a backslash that browsers take for one, would name a host; control characters vanish in addresses.
  if (!/^\/(?![\\/])[^\\\p{Cc}]*$/u.test(path)) return null;
  const text = `${base}${path}`;
  if (!URL.canParse(text, here)) return null;
  const url = new URL(text, here);
  // Dots may lead out of the shop.
  if (url.origin !== here || (url.pathname !== base && !url.pathname.startsWith(`${base}/`))) return null;
  const plain = toRouterPath({ pathname: url.pathname, search: url.search, hash: "" });
  const [pathname = "/"] = plain.split("?");
  return leadsNowhere.test(pathname) || encodeURIComponent(plain).length > maxLength ? null : plain;
}

const name = "back_url";
const attributes = "Path=/; SameSite=Lax";

/** For `document.cookie` or as Set-Cookie: where to go after the login. Ends with the browser's session. */
export function returnCookie(path: string): string {
  return `${name}=${encodeURIComponent(path)}; ${attributes}`;
}

/** For `document.cookie`. */
export const clearedReturnCookie = `${name}=; ${attributes}; Max-Age=0`;

/** The page to return to from the cookies; home where they hold none that can be trusted. */
export function readReturnPath(cookies: string): string {
  const text = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? "";
  try {
    return toReturnPath(decodeURIComponent(text)) ?? "/";
  } catch {
    // The cookie is not one that the shop has written.
    return "/";
  }
}

interface Location {
  readonly pathname: string;
  readonly searchStr: string;
}

/** Notes where the shopper is, for after the login. The login pages, and pages that cannot be returned to, leave the note unchanged. */
export function saveReturnPath({ pathname, searchStr }: Location): void {
  // A query that no cookie could hold is dropped, and the page noted without it.
  const path = toReturnPath(`${pathname}${searchStr}`) ?? toReturnPath(pathname);
  if (path !== null) document.cookie = returnCookie(path);
}

/**
 * Notes each page that a visitor opens as the one to return to after the login, once it is there, and a page that led to
 * the login instead. A page that was not found is not noted, nor is one that was only prefetched.
 */
export function trackReturnPath(router: Pick<AnyRouter, "latestLocation" | "state" | "subscribe">): () => void {
  let asked: AnyRouter["latestLocation"] | null = null;
  function settle(): void {
    if (wasFound(router.state.matches)) saveReturnPath(router.latestLocation);
    asked = null;
  }
  settle();
  const stops = [
    router.subscribe("onBeforeNavigate", ({ toLocation }) => {
      // The navigation before has not arrived: it was redirected here.
      if (asked !== null && toLocation.pathname === loginPath) saveReturnPath(asked);
      asked = toLocation;
    }),
    router.subscribe("onResolved", settle),
  ];
  return () => stops.forEach((stop) => stop());
}

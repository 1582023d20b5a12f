import { returnPath } from "./return-path.ts";

const name = "back_url";
const attributes = "Path=/; SameSite=Lax";

/** For `document.cookie` or as Set-Cookie: where to go after the login. Ends with the browser's session. */
export function returnCookie(path: string): string {
  return `${name}=${encodeURIComponent(path)}; ${attributes}`;
}

/** For `document.cookie`. */
export const usedReturnCookie = `${name}=; ${attributes}; Max-Age=0`;

/** The page to return to from the cookies; home where they hold none that can be trusted. */
export function readReturnPath(cookies: string): string {
  const text = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? "";
  try {
    return returnPath(decodeURIComponent(text)) ?? "/";
  } catch {
    // The cookie is not one that the shop has written.
    return "/";
  }
}

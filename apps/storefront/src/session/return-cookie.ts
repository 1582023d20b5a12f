import { returnPath } from "./return-path.ts";

const name = "back_url";
const attributes = "Path=/; SameSite=Lax";

/** For `document.cookie` or as Set-Cookie: where to go after the login. Ends with the browser's session. */
export function returnCookie(path: string): string {
  return `${name}=${encodeURIComponent(path)}; ${attributes}`;
}

/** For `document.cookie`. */
export const usedReturnCookie = `${name}=; ${attributes}; Max-Age=0`;

/** Where the cookies say that the shopper came from; home where they say nothing that could be trusted. */
export function readReturnPath(cookies: string): string {
  const text = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? "";
  try {
    return returnPath(decodeURIComponent(text)) ?? "/";
  } catch {
    // Not what we have written.
    return "/";
  }
}

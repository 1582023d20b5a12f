import { to } from "@plaza/routing";
import { previewToken } from "../src/preview/preview-token.ts";
import { base, toRouterPath } from "../src/urls.ts";

/** For what only whoever has a signed address may see: nobody keeps it, and no other site learns its address. */
export const signedPageHeaders = {
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
} as const;

/** Whether the address of a page has a signature in it, in any spelling that the router takes for it. */
export function isSigned(url: string): boolean {
  const [written = base] = url.split("?", 1);
  if (previewToken(url.slice(written.length)) !== null) return true;
  const pathname = decoded(written).toLowerCase();
  return toRouterPath({ pathname, search: "", hash: "" }) === to.orderLink.path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // The router finds nothing there.
    return path;
  }
}

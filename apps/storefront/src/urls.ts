import { splitLocalePrefix } from "@plaza/i18n";
import type { UrlStyle } from "@plaza/routing";

/** Where the storefront lives; its public URLs are this path followed by `#` and the router path, or by the path itself. */
export const base = "/pc";

/** The router path with query that a public URL means: `/pc/#/ja/x?q`, `/pc/ja/x?q` and `/pc/x/?q` are all `/x?q`. */
export function toRouterPath(url: Pick<URL, "pathname" | "search" | "hash">): string {
  const deep = url.hash.startsWith("#/");
  const full = deep ? url.hash.slice(1) : `${url.pathname.slice(base.length) || "/"}${url.search}${url.hash}`;
  const { path } = splitLocalePrefix(full);
  // Several slashes at the start would make the next segment the name of a host.
  const rooted = path.replace(/^[\\/]+/, "/");
  const [address = ""] = rooted.split(/[?#]/, 1);
  return (withoutTrailingSlashes(address) || "/") + rooted.slice(address.length);
}

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** The public form of a router path (with its query). */
export function toPublicPath(path: string, style: UrlStyle): string {
  return style === "hash" ? `${base}/#${path}` : `${base}${path}`;
}

/** The path form, which a server can answer, of a public URL; anything else is left alone. */
export function toServerPath(href: string): string {
  return href.startsWith(`${base}/#/`) ? `${base}${href.slice(base.length + 2)}` : href;
}

/** The router's `rewrite` option: the one place where public URLs and router paths meet. */
export function urlRewrite(style: UrlStyle) {
  return {
    input: ({ url }: { readonly url: URL }): URL => new URL(toRouterPath(url), url.origin),
    output: ({ url }: { readonly url: URL }): URL =>
      new URL(toPublicPath(`${url.pathname}${url.search}${url.hash}`, style), url.origin),
  };
}

/** Queries are plain text: `name=2077` stays so, nothing is quoted as JSON. Of a repeated key the last one counts. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      params.set(key, String(value));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

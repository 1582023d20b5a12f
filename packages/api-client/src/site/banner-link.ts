import { type DecodeContext, type Decoder, isRecord, record } from "../wire/decode.ts";
import { count, text } from "../wire/scalars.ts";
import { webUrl } from "../wire/web-url.ts";

export type BannerLink =
  /** A page of this site: path and query. */
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "product"; readonly id: number }
  | { readonly kind: "external"; readonly url: string };

const sitePage = 1;
const product = 2;
const customUrl = 3;
const productPath = "/goods_details";

/** Pages that the platform names otherwise than the site's routes. */
const routes: Readonly<Record<string, string>> = {
  "/get_cart": "/shop_cart",
  "/get_order": "/user/order",
  "/shop": "/store_settled",
  "/help": "/help_center",
};

/** Reads a banner's row: where it leads; null when it leads nowhere, or nowhere that a shopper should go. */
export const bannerLink: Decoder<BannerLink | null> = record((field, context) => {
  const type = field("link_type", count);
  if (type === customUrl) {
    const url = field("link", webUrl);
    return url === null ? null : { kind: "external", url };
  }
  const link = field("link", text).trim();
  // The platform sends an empty list where there are no parameters.
  const params = field("params", (value) => (isRecord(value) ? value : {}));
  if (type === product || (type === sitePage && link === productPath)) {
    const id = Number(params["id"]);
    return Number.isSafeInteger(id) && id > 0 ? { kind: "product", id } : null;
  }
  return type === sitePage ? pageLink(link, params, context) : null;
});

function pageLink(link: string, params: Record<string, unknown>, context: DecodeContext): BannerLink | null {
  // `//host` and `/\host` would leave the site.
  if (!/^\/(?![/\\])/.test(link)) return null;
  const [path = "", ownQuery = ""] = link.split("?", 2);
  const query = new URLSearchParams(ownQuery);
  for (const [name, value] of Object.entries(params)) query.set(name, text(value, context));
  const search = query.toString();
  return { kind: "page", path: `${routes[path] ?? path}${search === "" ? "" : `?${search}`}` };
}

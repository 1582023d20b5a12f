import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record, usableRows, type DecodeContext, isRecord, optional } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { text, count, optionalText } from "../wire/scalars.ts";
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
const bannerLink: Decoder<BannerLink | null> = record((field, context) => {
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

export type BannerPosition = "home" | "flash-sale" | "hot" | "new" | "coupons" | "news" | "help";

export interface BannerText {
  readonly eyebrow: string;
  readonly title: string;
  readonly line: string;
  readonly action: string;
}

export interface Banner {
  readonly image: string | null;
  readonly link: BannerLink | null;
  /** Set over the image; null where the image carries its own text. */
  readonly text: BannerText | null;
  /** What the image shows, for those who do not see it; "" where the platform does not say. */
  readonly alt: string;
  /** In percent from the left and from the top: what stays in sight where the image is cut. */
  readonly focus: BannerFocus | null;
}

interface BannerFocus {
  readonly x: number;
  readonly y: number;
}

const positions: Readonly<Record<BannerPosition, number>> = {
  home: 23,
  "flash-sale": 24,
  hot: 25,
  new: 26,
  coupons: 27,
  news: 28,
  help: 29,
};
const desktop = 2;

const bannerText: Decoder<BannerText | null> = record((field) => {
  const read: BannerText = {
    eyebrow: field("eyebrow", text),
    title: field("title", text),
    line: field("line", text),
    action: field("action", text),
  };
  return Object.values(read).some((each) => each !== "") ? read : null;
});

const seen = record((field): Pick<Banner, "alt" | "focus"> => ({
  alt: field("alt", optionalText) ?? "",
  focus: field("focus", optional(record((of): BannerFocus => ({ x: of("x", count), y: of("y", count) })))),
}));

const banner: Decoder<Banner> = (row, context) => ({
  image: record((field) => field("image", image))(row, context),
  link: bannerLink(row, context),
  text: bannerText(row, context),
  ...seen(row, context),
});

// A banner that cannot be read is left out; the page is complete without it.
export const banners: Decoder<readonly Banner[]> = usableRows(banner);

export const fetchBanners = getCall("ad_content/lists", {
  query: (position: BannerPosition) => ({ pid: positions[position], terminal: desktop }),
  decode: banners,
});

export const bannersQuery = defineQuery(fetchBanners, {
  key: "banners",
  freshMs: 5 * minute,
  sharedMs: minute,
});

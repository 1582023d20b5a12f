import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { text } from "../wire/scalars.ts";
import { type BannerLink, bannerLink } from "./banner-link.ts";

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

const banner: Decoder<Banner> = (row, context) => ({
  image: record((field) => field("image", image))(row, context),
  link: bannerLink(row, context),
  text: bannerText(row, context),
});

// A banner that cannot be read is left out; the page is complete without it.
const banners = usableRows(banner);

export const fetchBanners = getCall("ad_content/lists", {
  query: (position: BannerPosition) => ({ pid: positions[position], terminal: desktop }),
  decode: banners,
});

export const bannersQuery = defineQuery(fetchBanners, {
  key: "banners",
  freshMs: 5 * minute,
  sharedMs: minute,
});

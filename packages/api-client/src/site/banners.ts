import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { lateDecoder } from "../wire/late-decoder.ts";
import type { BannerLink } from "./banner-link.ts";

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

export const fetchBanners = getCall("ad_content/lists", {
  query: (position: BannerPosition) => ({ pid: positions[position], terminal: desktop }),
  decode: lateDecoder("banners"),
});

export const bannersQuery = defineQuery(fetchBanners, {
  key: "banners",
  freshMs: 5 * minute,
  sharedMs: minute,
});

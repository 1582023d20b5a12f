import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { text } from "../wire/scalars.ts";
import { bannerLink } from "./banner-link.ts";
import type { Banner, BannerText } from "./banners.ts";

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
export const banners = usableRows(banner);

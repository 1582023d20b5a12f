import type { Reader } from "../../platform/http/reader.ts";
import { languages, nearestText } from "../../platform/store/language.ts";
import type { Picture, Target } from "../../platform/store/schema/home.ts";

const linkTypes = { none: 0, page: 1, product: 2, custom: 3 } as const;

/** Advertisements, as the wire has them; those that are hidden are left out. */
export function bannersWire(pictures: readonly Picture[], reader: Reader) {
  return pictures.filter(({ isShown }) => isShown).map((picture) => bannerWire(picture, reader));
}

function bannerWire(picture: Picture, { language, images }: Reader) {
  const { wanted, fallback } = language;
  const own = languages.find((each) => each === wanted && picture.images[each] !== undefined);
  return {
    image: images.of(picture.images[own ?? fallback] ?? picture.image),
    ...linkWire(picture.target),
    is_tab: 0,
    // These fields are ours: the original platform paints its texts into the image, where they cannot be translated.
    eyebrow: nearestText(picture.eyebrow, language),
    title: nearestText(picture.title, language),
    line: nearestText(picture.line, language),
    action: nearestText(picture.action, language),
    alt: nearestText(picture.alt, language),
    focus: picture.focus,
  };
}

/** The pages of the shop about one thing. */
const pagesOfOne = {
  category: "/category",
  shop: "/shop_street_detail",
  area: "/special_area",
  news: "/news_list/news_list_detail",
  help: "/help_center/help_center_detail",
} as const;

function linkWire(target: Target | null) {
  if (target === null) return { link: "", link_type: linkTypes.none, params: [] };
  switch (target.kind) {
    case "product":
      return { link: "/goods_details", link_type: linkTypes.product, params: { id: String(target.id) } };
    case "page":
      return { link: target.path, link_type: linkTypes.page, params: [] };
    case "address":
      return { link: target.url, link_type: linkTypes.custom, params: [] };
    case "search":
      return { link: "/goods_list", link_type: linkTypes.page, params: { name: target.words } };
    case "category":
    case "shop":
    case "area":
    case "news":
    case "help":
      return { link: pagesOfOne[target.kind], link_type: linkTypes.page, params: { id: String(target.id) } };
    default:
      return target satisfies never;
  }
}

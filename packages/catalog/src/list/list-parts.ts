import { lazyPart } from "@plaza/routing";

const banner = () => import("./list-banner.tsx");
const controls = () => import("../facets/search-parts.tsx");

/** A banner is a link and an image, which the server draws: its code can come after the list's. */
export const listBanners = {
  hot: lazyPart(banner, "HotBanner"),
  new: lazyPart(banner, "NewBanner"),
};

// Forms and links answer before their code is here. A category and a shop have parts of their own: what tells these apart
// reads shops and categories, which no other list needs.

/** Facets, order and the filters in force. */
export const AboveProducts = lazyPart(controls, "AboveProducts");

/** Pager and page size, or why there are no products. */
export const BelowProducts = lazyPart(controls, "BelowProducts");

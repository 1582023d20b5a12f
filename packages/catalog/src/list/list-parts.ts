import { lazyPart } from "@plaza/routing";

/** A banner is a link and an image, which the server draws: its code can come after the list's. */
export const listBanners = {
  hot: lazyPart(() => import("./list-banner.tsx"), "HotBanner"),
  new: lazyPart(() => import("./list-banner.tsx"), "NewBanner"),
};

// Forms and links answer before their code is here.

/** Facets, order and the filters in force. */
export const AboveProducts = lazyPart(() => import("./controls.ts"), "AboveProducts");

/** Pager and page size, or why there are no products. */
export const BelowProducts = lazyPart(() => import("./controls.ts"), "BelowProducts");

/** Links to a category's children, or to its siblings. */
export const CategoryChoices = lazyPart(() => import("./controls.ts"), "CategoryChoices");

import { lazyPart } from "@plaza/routing";

/** A banner is a link and an image, which the server draws: its code can come after the list's. */
export const listBanners = {
  hot: lazyPart(() => import("./list-banner.tsx"), "HotBanner"),
  new: lazyPart(() => import("./list-banner.tsx"), "NewBanner"),
};

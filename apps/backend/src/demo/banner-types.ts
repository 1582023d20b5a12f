import type { PictureRecipe } from "./pictures/recipe.ts";
import type { Localized } from "./types.ts";

/** Places of the storefront that carry banners; the numbers are the wire's. */
export const bannerPositions = {
  home: 23,
  flashSale: 24,
  hotList: 25,
  newList: 26,
  coupons: 27,
  news: 28,
  help: 29,
} as const;

type BannerPosition = keyof typeof bannerPositions;

/** Site pages a banner may lead to, as the wire names them. */
type BannerPage =
  | "/goods_list/1"
  | "/goods_list/2"
  | "/seckill"
  | "/get_coupons"
  | "/shop_street"
  | "/news_list"
  | "/help_center"
  | "/category";

type BannerLink =
  | { readonly kind: "none" }
  | { readonly kind: "page"; readonly path: BannerPage }
  /** `product` is the key of a `DemoProduct`. */
  | { readonly kind: "product"; readonly product: string };

export interface DemoBanner {
  /** Names its picture. */
  readonly key: string;
  readonly position: BannerPosition;
  /** Set over the title in small letters. */
  readonly eyebrow: Localized;
  readonly title: Localized;
  /** One sentence below the title. */
  readonly line: Localized;
  /** The button's word; shown only where the banner leads somewhere. */
  readonly action: Localized;
  readonly link: BannerLink;
  /** Its left 45 % is empty wall for the words. */
  readonly scene: PictureRecipe;
}

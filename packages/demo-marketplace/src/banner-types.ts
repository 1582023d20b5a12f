import type { ImageRecipe } from "./images/recipe.ts";
import type { Texts } from "./texts.ts";

/** Places of the storefront that carry banners. */
export const bannerPositions = ["home", "flashSale", "hotList", "newList", "coupons", "news", "help"] as const;

export type BannerPosition = (typeof bannerPositions)[number];

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
  /** Names its image. */
  readonly key: string;
  readonly position: BannerPosition;
  /** Set over the title in small letters. */
  readonly eyebrow: Texts;
  readonly title: Texts;
  /** One sentence below the title. */
  readonly line: Texts;
  /** The button's word; shown only where the banner leads somewhere. */
  readonly action: Texts;
  readonly link: BannerLink;
  /** Its left 45 % is empty wall for the text. */
  readonly scene: ImageRecipe;
}

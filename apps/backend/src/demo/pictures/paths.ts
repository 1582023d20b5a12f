import type { DemoCategory, DemoOptionValue, DemoProduct } from "@plaza/demo-marketplace";

/** Where the marketplace's pictures are stored, as the database keeps it: relative, without a leading slash. */
const root = "uploads/demo";

function inFolder(folder: string): (key: string) => string {
  return (key) => `${root}/${folder}/${key}.webp`;
}

/** How many pictures a product has, its main one included. */
const productPictureCount = 4;

/** The pictures of a product, the main one first. */
export function productPicturePaths(product: Pick<DemoProduct, "key">): readonly string[] {
  return Array.from({ length: productPictureCount }, (_, index) => `${root}/products/${product.key}-${index + 1}.webp`);
}

/** The picture of an option's value, or null for one that does not change how the product looks. */
export function valuePicturePath(product: Pick<DemoProduct, "key">, value: DemoOptionValue): string | null {
  return value.look === undefined ? null : `${root}/products/${product.key}-${value.key}.webp`;
}

export function categoryPicturePath(category: Pick<DemoCategory, "key">): string {
  return inFolder("categories")(category.key);
}

export const bannerPicturePath = inFolder("banners");
export const articlePicturePath = inFolder("articles");
export const activityPicturePath = inFolder("activities");

/** For screens with nothing to show, and the log-in page. */
export const placePicturePath = inFolder("places");

export type ShopPicture = "logo" | "cover" | "banner";

export function shopPicturePath(shop: string, picture: ShopPicture): string {
  return inFolder("shops")(`${shop}-${picture}`);
}

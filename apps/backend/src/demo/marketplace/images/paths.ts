import type { DemoCategory, DemoOptionValue, DemoProduct } from "@plaza/demo-marketplace";

/** Where the marketplace's images are stored, as the database keeps it: relative, without a leading slash. */
const root = "uploads/demo";

function inFolder(folder: string): (key: string) => string {
  return (key) => `${root}/${folder}/${key}.webp`;
}

/** How many images a product has, its main one included. */
const productImageCount = 4;

/** Merchants of the same article show the same images of it. */
type Pictured = Pick<DemoProduct, "key" | "sameAs">;

/** The images of a product, the main one first. */
export function productImagePaths({ key, sameAs = key }: Pictured): readonly string[] {
  return Array.from({ length: productImageCount }, (_, index) => `${root}/products/${sameAs}-${index + 1}.webp`);
}

/** The image of an option's value, or null for one that does not change how the product looks. */
export function valueImagePath({ key, sameAs = key }: Pictured, value: DemoOptionValue): string | null {
  return value.look === undefined ? null : `${root}/products/${sameAs}-${value.key}.webp`;
}

export function categoryImagePath(category: Pick<DemoCategory, "key">): string {
  return inFolder("categories")(category.key);
}

export const bannerImagePath = inFolder("banners");
export const articleImagePath = inFolder("articles");
export const activityImagePath = inFolder("activities");

/** For screens with nothing to show, and the log-in page. */
export const illustrationPath = inFolder("places");

export type ShopImage = "logo" | "cover" | "banner";

export function shopImagePath(shop: string, image: ShopImage): string {
  return inFolder("shops")(`${shop}-${image}`);
}

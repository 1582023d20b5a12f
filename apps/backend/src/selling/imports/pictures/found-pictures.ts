import { assertDefined } from "../../../platform/store/rows.ts";
import type { ImportedProduct } from "../imported-product.ts";
import type { Complain } from "../problem.ts";
import type { StoredProduct } from "../../../catalogue/products/stored-products.ts";
import type { Sentence } from "../sentence.ts";

/** Where the platform keeps a picture, or why it does not. */
export type FoundPicture = { readonly path: string } | { readonly sentence: Sentence };

/** By how a file names them: a file or an address. */
export type FoundPictures = ReadonlyMap<string, FoundPicture>;

/** Whether a picture lies on the web. */
export function isAddress(name: string): boolean {
  return /^https?:/i.test(name);
}

/** The files and addresses of a product's pictures, each once. */
export function picturesOf({ images = [], skus }: ImportedProduct): readonly string[] {
  return [...new Set([...images, ...skus.flatMap(({ image }) => image ?? [])])];
}

/**
 * The product with its pictures as the platform keeps them. One that it has already may be named by its path, as an export
 * does; one that is nowhere is complained of. A new product goes without it, and what is sold already stays as it was: names of
 * pictures are forgotten, and hosts fail, and neither must empty a shop whose prices are imported.
 */
export function withPictures(
  product: ImportedProduct,
  stored: StoredProduct | null,
  found: FoundPictures,
  complain: Complain,
): ImportedProduct {
  const known = new Set([...(stored?.images ?? []), ...(stored?.skus ?? []).map(({ image }) => image)]);
  const pathOf = (picture: string, field: string, sku?: number): string | null => {
    if (known.has(picture)) return picture;
    const there = assertDefined(found.get(picture), "picture that was looked for");
    if ("path" in there) return there.path;
    complain(field, there.sentence, sku);
    return null;
  };
  const images = product.images?.map((image, index) => pathOf(image, `images[${index}]`));
  const had = images?.filter((path) => path !== null);
  const isPart = stored !== null && had?.length !== images?.length;
  const skus = product.skus.map((sku, index) => {
    if (typeof sku.image !== "string") return sku;
    const image = pathOf(sku.image, "image", index);
    return { ...sku, image: image === null && stored !== null ? undefined : image };
  });
  return { ...product, images: isPart ? undefined : had && [...new Set(had)], skus };
}

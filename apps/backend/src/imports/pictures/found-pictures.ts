import { needed } from "../../store/needed.ts";
import type { ImportedProduct } from "../imported-product.ts";
import type { Complain } from "../problem.ts";
import type { StoredProduct } from "../stored-product.ts";
import type { Sentence } from "../sentence.ts";

/** Where the platform keeps a picture, or why it does not. */
export type FoundPicture = { readonly path: string } | { readonly sentence: Sentence };

/** By how a file names them: a file or an address. */
export type FoundPictures = ReadonlyMap<string, FoundPicture>;

/** The files and addresses of a product's pictures, each once. */
export function picturesOf({ images = [], skus }: ImportedProduct): readonly string[] {
  return [...new Set([...images, ...skus.flatMap(({ image }) => image ?? [])])];
}

/**
 * The product with its pictures as the platform keeps them. One that it has already may be named by its path, as an export
 * does; one that is nowhere is complained of, and left out.
 */
export function withPictures(
  product: ImportedProduct,
  stored: StoredProduct | null,
  found: FoundPictures,
  complain: Complain,
): ImportedProduct {
  const kept = new Set([...(stored?.images ?? []), ...(stored?.skus ?? []).map(({ image }) => image)]);
  const pathOf = (picture: string, field: string, sku?: number): string | null => {
    if (kept.has(picture)) return picture;
    const there = needed(found.get(picture), "picture that was looked for");
    if ("path" in there) return there.path;
    complain(field, there.sentence, sku);
    return null;
  };
  const images = product.images?.flatMap((image, place) => pathOf(image, `images[${place}]`) ?? []);
  const skus = product.skus.map((sku, place) =>
    typeof sku.image === "string" ? { ...sku, image: pathOf(sku.image, "image", place) } : sku,
  );
  return { ...product, images: images && [...new Set(images)], skus };
}

import type { ProductDetail } from "@plaza/api-client";

type Optional = Pick<ProductDetail, "options" | "skus">;

export interface ShownValue {
  readonly name: string;
  /** Null where the value looks like others. */
  readonly image: string | null;
}

/** The values of one of a product's options; null where it has no such option. Only an option that shows has images. */
export function optionValues({ options, skus }: Optional, name: string): readonly ShownValue[] | null {
  const position = options.findIndex((option) => option.name === name);
  const option = options[position];
  if (option === undefined) return null;
  const images = option.values.map(({ id }) => skus.find(({ valueIds }) => valueIds[position] === id)?.image ?? null);
  // A size has the images of whatever colour comes first: they are no image of the size.
  const shows = new Set(images).size === images.length && (images.length > 1 || options.length === 1);
  return option.values.map((value, at) => ({ name: value.name, image: shows ? (images[at] ?? null) : null }));
}

import type { StoredProduct } from "../../catalogue/products/stored-products.ts";
import { byLanguage } from "../../platform/store/language-texts.ts";
import type { ProductContent } from "../../platform/store/schema/catalog.ts";

/** What operators look at. */
export function contentOf(product: StoredProduct): ProductContent {
  const { name, tagline, description, category, brand, images, options, skus } = product;
  return {
    name: byLanguage(name),
    tagline: byLanguage(tagline),
    description: byLanguage(description),
    category: category.filter((id) => id !== null),
    brand,
    images,
    options: options.map((option) => ({
      name: byLanguage(option.name),
      values: option.values.map(({ text }) => byLanguage(text)),
    })),
    skuImages: [...new Set(skus.flatMap(({ image }) => image ?? []))],
  };
}

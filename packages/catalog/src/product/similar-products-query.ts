import { categoryProductsQuery } from "@plaza/api-client";

/** As many as one row has, and one that may be the product itself. */
const asked = 6;

/** The first products of a category that are in stock, which the loader asks for where a product cannot be bought. */
export function similarProductsQuery(
  api: Parameters<typeof categoryProductsQuery>[0],
  categoryId: number,
): ReturnType<typeof categoryProductsQuery> {
  const query = categoryProductsQuery(api, { categoryId, inStock: true, page: 1, pageSize: asked });
  return { ...query, meta: { ...query.meta, quiet: true } };
}

import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { filterQuery, type ProductFilters } from "./product-filters.ts";
import { productPage, type ProductSort, sortOrders } from "./product-page.ts";

export interface CategoryProductsParams extends ProductFilters {
  /** A category of the platform's tree, of any level; without it all products. */
  readonly categoryId?: number | undefined;
  /** Part of a product's name. */
  readonly text?: string | undefined;
  readonly sort?: ProductSort | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const parameters = { created: "sort_by_create", sales: "sort_by_sales", price: "sort_by_price" } as const;

export const fetchCategoryProducts = getCall("goods/getGoodsList", {
  query: (params: CategoryProductsParams) => {
    const { categoryId, text, sort, page, pageSize } = params;
    const order = sortOrders[sort ?? "relevance"];
    return {
      platform_cate_id: categoryId,
      keyword: text === "" ? undefined : text,
      ...filterQuery(params),
      ...(order !== null && { [parameters[order[0]]]: order[1] }),
      page_no: page,
      page_size: pageSize,
    };
  },
  decode: productPage,
});

export const categoryProductsQuery = defineQuery(fetchCategoryProducts, {
  key: "category-products",
  freshMs: minute,
  sharedMs: 10 * second,
  staleAfter: ["flash-sale-turn"],
});

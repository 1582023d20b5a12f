import {
  type Page,
  type ProductDetail,
  productDetailQuery,
  type Shop,
  type ShopCard,
  shopQuery,
  shopsQuery,
} from "@plaza/api-client";
import type { QueryClient } from "@tanstack/react-query";

type Followed = Pick<Shop, "id"> & { readonly followers: number | null };

/**
 * Shows how many follow a shop wherever the open pages say it, without asking for them again: most platforms would count
 * another visit.
 */
export function showFollowers(queryClient: QueryClient, shopId: number, next: (before: number) => number): void {
  function counted<Each extends Followed>(shop: Each): Each {
    return shop.id !== shopId || shop.followers === null ? shop : { ...shop, followers: next(shop.followers) };
  }
  queryClient.setQueriesData<Shop>({ queryKey: [shopQuery.key] }, (shop) => shop && counted(shop));
  queryClient.setQueriesData<Page<ShopCard>>(
    { queryKey: [shopsQuery.key] },
    (page) => page && { ...page, items: page.items.map((shop) => counted(shop)) },
  );
  queryClient.setQueriesData<ProductDetail>(
    { queryKey: [productDetailQuery.key] },
    (product) => product && { ...product, shop: counted(product.shop) },
  );
}

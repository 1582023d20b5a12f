import { productDetailQuery, reviewOverviewQuery, staleAfter, type ProductDetail } from "@plaza/api-client";
import { useQueryData, lazyModule, rootRoute } from "@plaza/routing";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { ProductBelow, ProductCouponLine, ProductSections, ProductService, ProductShopLine } from "../lazy-parts.ts";
import { productRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { ProductChoice } from "./buy/product-choice.tsx";
import { showSection } from "./sections.ts";

/** One product: its images, its variants with their price and stock, its seller, its description and its reviews. */
export function ProductPage(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const search = productRoute.useSearch();
  const navigate = productRoute.useNavigate();
  const queryClient = useQueryClient();
  const { data: product, dataUpdatedAt } = useSuspenseQuery(productDetailQuery(api, id));
  useRememberProduct(product);
  const overview = useQueryData(reviewOverviewQuery(api, id)) ?? null;

  function onChoose(sku: number): void {
    void navigate({ search: { ...search, sku }, replace: true, resetScroll: false });
  }
  function onFlashEnd(): void {
    void queryClient.invalidateQueries({ predicate: staleAfter("flash-sale-turn") });
  }
  return (
    <>
      <CatalogBreadcrumb above={product.categoryPath} here={product.name} />
      {/* The key resets the choice when another product is shown. */}
      <ProductChoice
        key={product.id}
        product={product}
        coupons={<ProductCouponLine />}
        shop={<ProductShopLine />}
        service={<ProductService />}
        sections={<ProductSections />}
        reviewCount={overview?.counts.all ?? product.reviewSummary.count}
        fetchedAt={dataUpdatedAt}
        addressedSku={search.sku}
        onChoose={onChoose}
        onFlashEnd={onFlashEnd}
        onReviews={() => showSection("reviews")}
      />
      <ProductBelow />
    </>
  );
}

const store = lazyModule(() => import("../shared/viewed-store.ts"));

/** Stores a viewed product on this device, for the shelf on home. */
function useRememberProduct(product: Pick<ProductDetail, "id" | "name" | "image" | "price">): void {
  const { locale } = rootRoute.useRouteContext();
  const { id, name, image, price } = product;
  useEffect(() => {
    const viewed = { id, name, image, price, locale };
    void store.load().then(
      ({ rememberProduct }) => rememberProduct(viewed),
      () => undefined,
    );
  }, [id, name, image, price, locale]);
}

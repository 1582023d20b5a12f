import {
  countView,
  couponsQuery,
  productDetailQuery,
  reviewOverviewQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { ProductAlert, ProductFavourite, rootRoute, to, useExtension, useQueryData } from "@plaza/routing";
import { shownSku } from "@plaza/shopping/variant-choice";
import { remark } from "@plaza/ui-kit/global";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactElement, useEffect } from "react";
import { productRoute } from "../../routes.ts";
import { ShareButton } from "../../shared/share/share-button.tsx";
import { ProductCoupons } from "../coupons/product-coupons.tsx";
import { ProductBody, recommendedBy } from "./product-body.tsx";
import { ProductOffers, useSkuOffers } from "./product-offers.tsx";
import { SectionButtons } from "./section-buttons.tsx";
import { OfferLine, ServiceBox } from "./service-box.tsx";
import { end, toggle } from "./shop-line.css.ts";
import { AskShop, ShopLine } from "./shop-line.tsx";

/** Counts a look at the product, once it is shown. A look that is not counted is nobody's trouble. */
function useCountedView(productId: number): void {
  const { api } = rootRoute.useRouteContext();
  const counted = useExtension("views");
  useEffect(() => {
    if (counted) countView(api, productId).catch(() => undefined);
  }, [api, counted, productId]);
}

/** The body of the product that the page shows. */
export function ProductBelow(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const search = productRoute.useSearch();
  useCountedView(id);
  const { data: product } = useSuspenseQuery(productDetailQuery(api, id));
  const overview = useQueryData(reviewOverviewQuery(api, id)) ?? null;
  // The key resets the state of the body when another product is shown.
  return (
    <ProductBody key={product.id} product={product} overview={overview} search={search} offers={<ProductOffers />} />
  );
}

/** The coupons for the product that the page shows. */
export function ProductCouponLine(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const coupons = useQueryData(couponsQuery(api, { productId: id })) ?? [];
  return <ProductCoupons coupons={coupons} />;
}

/** The buttons to the sections of the product that the page shows. */
export function ProductSections(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const { data: product } = useSuspenseQuery(productDetailQuery(api, id));
  const overview = useQueryData(reviewOverviewQuery(api, id));
  return (
    <SectionButtons
      // Another product has other sections to watch.
      key={id}
      reviewCount={overview?.counts.all ?? product.reviewSummary.count}
      recommends={recommendedBy(product).length > 0}
    />
  );
}

const none = { delivery: "", returns: "", service: "" };

/** What is said of delivery and returns of the product that the page shows: by the operator, of what it sells itself. */
export function ProductService(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const { data: product } = useSuspenseQuery(productDetailQuery(api, id));
  const site = useQueryData(siteConfigurationQuery(api));
  const { offers } = useSkuOffers();
  const { holiday, selfOperated } = product.shop;
  return (
    <>
      {holiday !== null && <p className={remark}>{holiday}</p>}
      <ServiceBox
        product={product}
        terms={product.shop}
        promises={(selfOperated ? site?.promises : null) ?? none}
        offers={offers.length > 1 ? <OfferLine offers={offers} /> : null}
      />
    </>
  );
}

/** Who sells the product that the page shows, and the button that shares it with the variant that its address names. */
export function ProductShopLine(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const { sku } = productRoute.useSearch();
  const { data: product } = useSuspenseQuery(productDetailQuery(api, id));
  const { stock } = shownSku(product, sku) ?? product;
  return (
    <ShopLine shop={product.shop}>
      <span className={toggle}>
        <ProductFavourite id={id} name={product.name} />
      </span>
      {/* Where there is nothing left, the large button tells when there is again. */}
      {stock > 0 && (
        <span className={toggle}>
          <ProductAlert product={product} sku={sku} />
        </span>
      )}
      <AskShop product={product} className={end} />
      <ShareButton page={to.product(id, { sku })} name={product.name} className={end} />
    </ShopLine>
  );
}

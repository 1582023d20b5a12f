import { productDetailQuery } from "@plaza/api-client";
import { ProductAlert, ProductFavourite, to } from "@plaza/routing";
import { shownSku } from "@plaza/shopping/variant-choice";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { productRoute } from "../routes.ts";
import { ShareButton } from "../shared/share/share-button.tsx";
import { AskShop } from "./ask-shop.tsx";
import { heart, place } from "./shop-line.css.ts";
import { ShopLine } from "./shop-line.tsx";

/** Who sells the product that the page shows, and the button that shares it with the variant that its address names. */
export function ProductShopLine(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const { sku } = productRoute.useSearch();
  const { data: product } = useSuspenseQuery(productDetailQuery(api, id));
  const { stock } = shownSku(product, sku) ?? product;
  return (
    <ShopLine shop={product.shop}>
      <span className={heart}>
        <ProductFavourite id={id} name={product.name} />
      </span>
      {/* Where there is nothing left, the large button tells when there is again. */}
      {stock > 0 && (
        <span className={heart}>
          <ProductAlert product={product} sku={sku} />
        </span>
      )}
      <AskShop product={product} className={place} />
      <ShareButton page={to.product(id, { sku })} name={product.name} className={place} />
    </ShopLine>
  );
}

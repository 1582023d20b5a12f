import { Trans } from "@lingui/react/macro";
import { Breadcrumb } from "@plaza/ui-kit/breadcrumb";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { productRoute } from "../routes.ts";
import { ProductBody } from "./product-body.tsx";
import { ProductChoice } from "./product-choice.tsx";
import { productQuery } from "./product-queries.ts";

/** One product: its pictures, its variants with their price and stock, who sells it, and what it is. */
export function ProductPage(): ReactElement {
  const { api } = productRoute.useRouteContext();
  const { id } = productRoute.useLoaderData();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  return (
    <>
      <Breadcrumb
        items={[
          <Link key="home" to="/">
            <Trans>Home</Trans>
          </Link>,
          ...product.categoryPath.map((category) => (
            <Link key={category.id} to="/category" search={{ id: category.id }}>
              {category.name}
            </Link>
          )),
          product.name,
        ]}
      />
      {/* Another product is another choice: nothing of the last one's state may stay. */}
      <ProductChoice key={product.id} product={product} />
      <ProductBody product={product} />
    </>
  );
}

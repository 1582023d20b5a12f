import { Plural, Trans } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import type { ReactElement } from "react";
import { stock, states } from "./product-stock.css.ts";

export interface ProductStockProps {
  readonly product: Pick<ProductDetail, "stock" | "showsStock">;
  readonly sku: Sku | null;
}

const fewLeft = 5;

/** The stock of the chosen variant; only whether there is any, where the merchant keeps the number private. */
export function ProductStock({ product, sku }: ProductStockProps): ReactElement {
  const left = sku?.stock ?? product.stock;
  const state = left === 0 ? "none" : product.showsStock && left <= fewLeft ? "few" : "some";
  return (
    <output className={`${stock} ${states[state]}`}>
      {state === "none" && <Trans>Sold out</Trans>}
      {state === "few" && <Plural value={left} one="Only # left" other="Only # left" />}
      {state === "some" &&
        (product.showsStock ? <Plural value={left} one="# in stock" other="# in stock" /> : <Trans>In stock</Trans>)}
    </output>
  );
}

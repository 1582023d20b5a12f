import { Trans } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { Price, WasPrice } from "@plaza/ui-kit/price";
import { Saving } from "@plaza/ui-kit/saving";
import type { ReactElement } from "react";
import { box, member } from "./product-price-box.css.ts";

export interface ProductPriceBoxProps {
  readonly product: Pick<ProductDetail, "price" | "marketPrice" | "memberPrice">;
  /** The chosen variant; without one the product speaks for all of them. */
  readonly sku: Sku | null;
}

export function ProductPriceBox({ product, sku }: ProductPriceBoxProps): ReactElement {
  const { price, marketPrice, memberPrice } = sku ?? product;
  const reduced = marketPrice !== null && marketPrice > price;
  const forMembers = memberPrice === null ? "" : formatMoney(memberPrice);
  return (
    <p className={box}>
      <Price amount={price} size="page" better={reduced} />
      {reduced && (
        <>
          <WasPrice amount={marketPrice} />
          <Saving amount={marketPrice - price} />
        </>
      )}
      {forMembers !== "" && (
        <span className={member}>
          <Trans>Member price {forMembers}</Trans>
        </span>
      )}
    </p>
  );
}

import { Trans } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { Price, WasPrice } from "@plaza/ui-kit/price";
import { Saving, SavingPercent } from "@plaza/ui-kit/saving";
import type { ReactElement } from "react";
import { FlashBar } from "./flash-bar.tsx";
import { before, box, flash, member } from "./product-price-box.css.ts";

export interface ProductPriceBoxProps {
  readonly product: Pick<ProductDetail, "price" | "marketPrice" | "memberPrice" | "flashSale">;
  /** The chosen variant; without one the product's own prices are shown. */
  readonly sku: Sku | null;
  /** When the product was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
  /** Once, when the flash sale is over. */
  readonly onFlashEnd: () => void;
}

/** Price and regular price, with the lowest of the 30 days before; in a flash sale with the time that is left. */
export function ProductPriceBox({ product, sku, fetchedAt, onFlashEnd }: ProductPriceBoxProps): ReactElement {
  const { flashSale } = product;
  const { price, marketPrice, memberPrice } = sku ?? product;
  const reduced = marketPrice !== null && marketPrice > price;
  // No member price is shown during a flash sale, nor one that is not lower than the price.
  const forMembers =
    flashSale !== null || memberPrice === null || memberPrice >= price ? null : formatMoney(memberPrice);
  const lowest = reduced && sku?.lowestBefore != null ? formatMoney(sku.lowestBefore) : null;
  return (
    <div>
      {flashSale !== null && <FlashBar endsAt={flashSale.endsAt} fetchedAt={fetchedAt} onEnd={onFlashEnd} />}
      <p className={flashSale === null ? box : `${box} ${flash}`}>
        <Price amount={price} size="page" better={reduced || flashSale !== null} />
        {reduced && (
          <>
            <WasPrice amount={marketPrice} />
            {flashSale === null ? (
              <Saving amount={marketPrice - price} />
            ) : (
              <SavingPercent price={price} wasPrice={marketPrice} />
            )}
          </>
        )}
        {forMembers !== null && (
          <span className={member}>
            <Trans>Member price {forMembers}</Trans>
          </span>
        )}
      </p>
      {lowest !== null && (
        <p className={before}>
          <Trans>Lowest price of the 30 days before: {lowest}</Trans>
        </p>
      )}
    </div>
  );
}

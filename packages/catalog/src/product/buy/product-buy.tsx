import { useLingui } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { BottomBar } from "@plaza/ui-kit/bottom-bar";
import { Icon } from "@plaza/ui-kit/icon";
import { QuantityStepper } from "@plaza/ui-kit/quantity-stepper";
import { CircleAlert } from "lucide";
import type { ReactElement, RefObject } from "react";
import { ProductStock } from "../product-stock.tsx";
import { BuyButtons } from "./buy-buttons.tsx";
import { CartLink } from "./cart-link.tsx";
import * as look from "./product-buy.css.ts";
import { useCartAddition } from "./use-cart-addition.tsx";
import type { Purchase } from "./use-purchase.ts";

export interface ProductBuyProps {
  readonly product: ProductDetail;
  /** The chosen variant; without one there is nothing to buy. */
  readonly sku: Sku | null;
  readonly purchase: Purchase;
  /** The row of the large buttons. */
  readonly row: RefObject<HTMLDivElement | null>;
}

/** On phones the button stands in the bar below, far from the place where its failure is said. */
function bringIntoView(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: "nearest" });
}

/** The quantity, and the buttons that put it into the cart or take it straight to checkout. */
export function ProductBuy({ product, sku, purchase, row }: ProductBuyProps): ReactElement {
  const { t } = useLingui();
  const { name, showsStock } = product;
  const { quantity, request } = purchase;
  const addition = useCartAddition();
  const stock = sku?.stock ?? 0;
  const buttons = { product, sku, request, addition };
  return (
    <div>
      <div ref={row} className={look.row}>
        <QuantityStepper
          label={t`Quantity of ${name}`}
          value={quantity}
          max={Math.max(1, stock)}
          maxReason={showsStock ? t`Only ${stock} in stock` : t`There are no more in stock`}
          disabled={request === null}
          large
          onChange={purchase.setQuantity}
        />
        <div className={`${look.buttons} ${look.notOnPhones}`}>
          <BuyButtons {...buttons} size="large" />
        </div>
      </div>
      <ProductStock product={product} sku={sku} />
      <div role="alert">
        {addition.problem !== null && (
          <p ref={bringIntoView} className={look.problem}>
            <Icon of={CircleAlert} size={14} />
            <span>{addition.problem}</span>
          </p>
        )}
      </div>
      <BottomBar label={t`Buy`}>
        <CartLink />
        <div className={look.buttons}>
          <BuyButtons {...buttons} buyNowLast />
        </div>
      </BottomBar>
    </div>
  );
}

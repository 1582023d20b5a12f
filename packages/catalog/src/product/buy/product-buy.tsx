import { Trans, useLingui } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { BottomBar } from "@plaza/ui-kit/bottom-bar";
import { Icon } from "@plaza/ui-kit/icon";
import { QuantityStepper } from "@plaza/ui-kit/quantity-stepper";
import { CircleAlert } from "lucide";
import { type ReactElement, useState } from "react";
import { quiet } from "../product-choice.css.ts";
import { ProductStock } from "../product-stock.tsx";
import { ShareButton } from "../share-button.tsx";
import { BuyButtons } from "./buy-buttons.tsx";
import { CartLink } from "./cart-link.tsx";
import { cartRequest } from "./cart-request.ts";
import * as look from "./product-buy.css.ts";
import { useCartAddition } from "./use-cart-addition.tsx";

export interface ProductBuyProps {
  readonly product: ProductDetail;
  /** The chosen variant; without one there is nothing to buy. */
  readonly sku: Sku | null;
}

/** The quantity, and the buttons that put it into the cart or take it straight to checkout. */
export function ProductBuy({ product, sku }: ProductBuyProps): ReactElement {
  const { t } = useLingui();
  const { name, virtual, showsStock } = product;
  const addition = useCartAddition();
  const [wanted, setWanted] = useState(1);
  const stock = sku?.stock ?? 0;
  // Another variant may have less stock.
  const quantity = Math.max(1, Math.min(wanted, stock));
  const request = sku === null || stock === 0 ? null : cartRequest(product, sku, quantity);
  const buttons = { request, virtual, addition };
  return (
    <div className={look.area}>
      <div>
        <p className={quiet} aria-hidden>
          <Trans>Quantity</Trans>
        </p>
        <div className={look.amount}>
          <QuantityStepper
            label={t`Quantity of ${name}`}
            value={quantity}
            max={Math.max(1, stock)}
            maxReason={showsStock ? t`Only ${stock} in stock` : t`There are no more in stock`}
            disabled={request === null}
            onChange={setWanted}
          />
          <ProductStock product={product} sku={sku} />
          <ShareButton productId={product.id} name={name} />
        </div>
      </div>
      <div className={`${look.buttons} ${look.notOnPhones}`}>
        <BuyButtons {...buttons} size="large" />
      </div>
      <div role="alert">
        {addition.problem !== null && (
          <p className={look.problem}>
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

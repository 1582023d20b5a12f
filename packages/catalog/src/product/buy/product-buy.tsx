import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { to, useOptionalLink } from "@plaza/routing";
import { BottomBar } from "@plaza/ui-kit/bottom-bar";
import { Icon } from "@plaza/ui-kit/icon";
import { QuantityStepper } from "@plaza/ui-kit/quantity-stepper";
import { Link } from "@tanstack/react-router";
import { CircleAlert, ShoppingCart } from "lucide";
import type { ReactElement, RefObject } from "react";
import { BuyButtons } from "./buy-buttons.tsx";
import { cartLink, states, stock } from "./product-buy.css.ts";
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
  const limit = sku?.limit ?? stock;
  const buttons = { product, sku, request, addition };
  return (
    <div>
      <div ref={row} className={look.row}>
        <QuantityStepper
          label={t`Quantity of ${name}`}
          value={quantity}
          max={Math.max(1, Math.min(stock, limit))}
          maxReason={
            limit < stock
              ? t`You can buy at most ${limit} at this price`
              : showsStock
                ? t`Only ${stock} in stock`
                : t`There are no more in stock`
          }
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

/** On a phone the buy bar covers the tab bar with its link to the cart, so it has one of its own. */
function CartLink(): ReactElement | null {
  const toCart = useOptionalLink(to.cart);
  if (toCart === null) return null;
  return (
    <Link {...toCart()} className={cartLink}>
      <Icon of={ShoppingCart} size={22} />
      <Trans>Cart</Trans>
    </Link>
  );
}

interface ProductStockProps {
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

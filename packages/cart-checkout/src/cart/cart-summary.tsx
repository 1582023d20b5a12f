import { Trans, useLingui } from "@lingui/react/macro";
import type { CartShop, CartLine } from "@plaza/api-client";
import { to, writeCheckoutRequest } from "@plaza/routing";
import { Amount, AmountList, Total } from "@plaza/ui-kit/amount-list";
import { BottomBar } from "@plaza/ui-kit/bottom-bar";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { panelTitle } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { CurrencyName, Price } from "@plaza/ui-kit/price";
import { Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide";
import type { ReactElement } from "react";
import { barButton, barTotal, notOnPhones, note, padded, pending, sticky, wide } from "../shared/columns.css.ts";
import type { CartActions } from "./cart-actions.ts";
import { cartSums, isShort, piecesOf } from "./cart-sums.ts";
import { SelectionBox } from "./selection-box.tsx";

interface CheckoutButtonProps {
  readonly shops: readonly CartShop[];
  readonly isCustomer: boolean;
  readonly size: "medium" | "large";
  readonly className: string;
}

/** The selected lines in the form of a checkout request. */
function checkoutData(shops: readonly CartShop[]): string {
  const chosen = shops.flatMap(({ id: shopId, lines }) =>
    lines.filter((line) => line.selected).map((line) => ({ ...line, shopId })),
  );
  return writeCheckoutRequest({ from: "cart", lines: chosen, cartLineIds: chosen.map(({ id }) => id) });
}

/** Whether the cart can be checked out. */
function canCheckOut(selected: readonly CartLine[]): boolean {
  return selected.length > 0 && !selected.some(isShort);
}

/** A link to checkout; a visitor goes to the login first, and comes back to this cart. */
function CheckoutButton({ shops, isCustomer, size, className }: CheckoutButtonProps): ReactElement {
  const selected = shops.flatMap(({ lines }) => lines).filter((line) => line.selected);
  const count = piecesOf(selected);
  const text = count === 0 ? <Trans>Check out</Trans> : <Trans>Check out ({count})</Trans>;
  if (!canCheckOut(selected))
    return (
      <Button kind="primary" size={size} className={className} disabled>
        {text}
      </Button>
    );
  const look = `${buttonClass({ kind: "primary", size })} ${className}`;
  return isCustomer ? (
    <Link {...to.checkout({ data: checkoutData(shops) })} className={look}>
      {text}
    </Link>
  ) : (
    <Link {...to.login()} className={look}>
      {text}
    </Link>
  );
}

export interface CartSummaryProps {
  readonly shops: readonly CartShop[];
  readonly isCustomer: boolean;
  /** The platform has not confirmed these numbers yet. */
  readonly updating: boolean;
  readonly onSelect: CartActions["select"];
}

/** The total of the selected lines and the checkout button: beside the cart, on a phone at the bottom. */
export function CartSummary({ shops, isCustomer, updating, onSelect }: CartSummaryProps): ReactElement {
  const { t } = useLingui();
  const lines = shops.flatMap((shop) => shop.lines);
  const sums = cartSums(lines);
  const count = sums.pieces;
  const numbers = { "aria-busy": updating, className: updating ? pending : undefined };
  return (
    <>
      <aside className={`${padded} ${sticky}`} aria-labelledby="cart-summary">
        <h2 id="cart-summary" className={panelTitle}>
          <Trans>Summary</Trans>
        </h2>
        <div {...numbers}>
          <AmountList>
            <Amount label={<Trans>Products ({count})</Trans>} amount={sums.regular} />
            {sums.saved > 0 && <Amount label={<Trans>You save</Trans>} amount={sums.saved} saving />}
            <Amount label={<Trans>Delivery</Trans>}>
              <Trans>At checkout</Trans>
            </Amount>
            <Amount label={<Trans>Coupons</Trans>}>
              <Trans>At checkout</Trans>
            </Amount>
            <Total label={<Trans>Total</Trans>} amount={sums.total} />
          </AmountList>
        </div>
        <div className={notOnPhones}>
          <CheckoutButton shops={shops} isCustomer={isCustomer} size="large" className={wide} />
        </div>
        <p className={note}>
          <Icon of={ShieldCheck} size={14} />
          <span>
            <CheckoutNote
              short={lines.some((line) => line.selected && isShort(line))}
              empty={sums.pieces === 0}
              isCustomer={isCustomer}
            />
          </span>
        </p>
      </aside>
      <BottomBar label={t`Checkout`}>
        <SelectionBox
          lines={lines}
          label={t`Select all`}
          text={<Trans context="select">All</Trans>}
          onSelect={onSelect}
        />
        <span className={barTotal}>
          <span>
            <Trans>Total</Trans>
            <CurrencyName />
          </span>
          <span {...numbers}>
            <Price amount={sums.total} />
          </span>
        </span>
        <CheckoutButton shops={shops} isCustomer={isCustomer} size="medium" className={barButton} />
      </BottomBar>
    </>
  );
}

interface CheckoutNoteProps {
  readonly short: boolean;
  readonly empty: boolean;
  readonly isCustomer: boolean;
}

/** The checkout button, or why the cart cannot be checked out. */
function CheckoutNote({ short, empty, isCustomer }: CheckoutNoteProps): ReactElement {
  if (empty) return <Trans>Select what you want to buy.</Trans>;
  if (short) return <Trans>There is not enough of some products in stock: lower their quantity first.</Trans>;
  if (!isCustomer) return <Trans>You will be asked to log in first. Your cart is kept.</Trans>;
  return <Trans>Address and coupons come next.</Trans>;
}

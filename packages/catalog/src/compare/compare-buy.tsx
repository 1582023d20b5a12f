import { Trans, useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useCartAddition } from "../product/buy/use-cart-addition.tsx";
import { cartRequest } from "../product/buy/use-purchase.ts";
import { problem } from "./compare-table.css.ts";

/** Puts a product into the cart; where there is something to choose it leads to the choice. */
export function CompareBuy({ product }: { readonly product: ProductDetail }): ReactElement {
  const { t } = useLingui();
  const addition = useCartAddition();
  const { id, name, virtual, stock } = product;
  const [sku, another] = product.skus;
  if (stock === 0 || sku === undefined)
    return (
      <Button disabled>
        <Trans>Sold out</Trans>
      </Button>
    );
  if (virtual || another !== undefined)
    return (
      <Link
        {...to.product(id)}
        className={buttonClass({})}
        aria-label={virtual ? t`See the product: ${name}` : t`Choose options: ${name}`}
      >
        {virtual ? <Trans>See the product</Trans> : <Trans>Choose options</Trans>}
      </Link>
    );
  return (
    <>
      <Button
        busy={addition.pending}
        aria-label={t`Add to cart: ${name}`}
        onClick={() => addition.add(cartRequest(product, sku, 1))}
      >
        <Trans>Add to cart</Trans>
      </Button>
      <div role="alert">{addition.problem !== null && <p className={problem}>{addition.problem}</p>}</div>
    </>
  );
}

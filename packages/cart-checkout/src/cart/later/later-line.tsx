import { Plural, Trans } from "@lingui/react/macro";
import { afterAddition, type CartLine, moveToCart, removeLater, staleAfter } from "@plaza/api-client";
import { useAction } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Price } from "@plaza/ui-kit/price";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { cartRoute } from "../../routes.ts";
import { ProductLink } from "../../shared/catalog-links.tsx";
import { ProductThumbnail } from "../../shared/product-thumbnail.tsx";
import * as look from "./later.css.ts";

export interface LaterLineProps {
  readonly line: CartLine;
  /** Called when the line has left the list. */
  readonly onGone: () => void;
}

export function LaterLine({ line, onGone }: LaterLineProps): ReactElement {
  const { api, queryClient } = cartRoute.useRouteContext();
  const toasts = useToasts();
  const { name, optionText, unitPrice, unavailable, quantity, skuId } = line;
  const renew = () => queryClient.invalidateQueries({ predicate: staleAfter("later-change") });
  const move = useAction({
    mutationFn: () => moveToCart(api, skuId),
    onSuccess: (moved) => {
      onGone();
      afterAddition(queryClient, api, moved.cartCount);
      const isFewer = moved.quantity > 0 && moved.quantity < quantity;
      toasts.show(
        isFewer ? (
          <Plural
            value={moved.quantity}
            one="Only # was left, and is in your cart."
            other="Only # were left, and are in your cart."
          />
        ) : (
          <Trans>Moved to your cart.</Trans>
        ),
        isFewer ? "info" : "success",
      );
    },
    onSettled: renew,
  });
  const remove = useAction({
    mutationFn: () => removeLater(api, [skuId]),
    onSuccess: () => {
      onGone();
      toasts.show(<Trans>Removed.</Trans>);
    },
    onSettled: renew,
  });
  const ofWhich = <span className={visuallyHidden}>{` ${name}`}</span>;
  return (
    <li className={unavailable === null ? look.row : `${look.row} ${look.unavailable}`}>
      <ProductThumbnail src={line.image} width={88} />
      <div>
        <h3 className={look.name}>
          <ProductLink productId={line.productId} skuId={skuId}>
            {name}
          </ProductLink>
        </h3>
        <p className={look.option}>
          {optionText !== null && <span>{optionText}</span>}
          <span>
            <Trans>Quantity {quantity}</Trans>
          </span>
        </p>
        {unavailable !== null && (
          <p className={look.option}>
            {unavailable === "sold-out" ? <Trans>Sold out</Trans> : <Trans>Unavailable</Trans>}
          </p>
        )}
      </div>
      <span className={look.price}>{unitPrice !== null && <Price amount={unitPrice} size="line" />}</span>
      <div className={look.buttons}>
        {unavailable === null && (
          <Button size="small" busy={move.isPending} onClick={() => move.run()}>
            <Trans>Move to cart{ofWhich}</Trans>
          </Button>
        )}
        <Button kind="quiet" size="small" busy={remove.isPending} onClick={() => remove.run()}>
          <Trans>Remove{ofWhich}</Trans>
        </Button>
      </div>
    </li>
  );
}

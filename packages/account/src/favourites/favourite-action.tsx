import { Trans, useLingui } from "@lingui/react/macro";
import { addToCart, afterAddition, type Favourite } from "@plaza/api-client";
import { to, useAction, useExtension } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { useToasts } from "@plaza/ui-kit/toast";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PriceAlertButton } from "../alert-button/account-alert-buttons.tsx";
import { favouritesRoute } from "../routes.ts";
import { withBell } from "./favourites-page.css.ts";
import { TellWhenBack } from "./tell-when-back.tsx";

const small = buttonClass({ size: "small" });

export interface FavouriteActionProps {
  readonly favourite: Favourite;
}

/** What can be done with a favourite now: put it into the cart, choose what there is to choose, or look elsewhere. */
export function FavouriteAction({ favourite }: FavouriteActionProps): ReactElement {
  const { id, name, sold, soldOut } = favourite;
  const hasAlerts = useExtension("alerts");
  if (hasAlerts && sold) {
    if (soldOut) return <TellWhenBack productId={id} name={name} />;
    return (
      <div className={withBell}>
        <ShopAction favourite={favourite} />
        <PriceAlertButton productId={id} skuId={null} name={name} price={favourite.price} />
      </div>
    );
  }
  return <ShopAction favourite={favourite} />;
}

function ShopAction({ favourite }: FavouriteActionProps): ReactElement {
  const { id, name, shop, sold, soldOut, onlySkuId, hasOptions } = favourite;
  const ofWhich = <span className={visuallyHidden}>{` ${name}`}</span>;
  if ((!sold || soldOut) && shop !== null)
    return (
      <Link {...to.shop(shop.id)} className={small}>
        <Trans>Visit the shop{ofWhich}</Trans>
      </Link>
    );
  if (onlySkuId !== null) return <AddButton skuId={onlySkuId} name={name} />;
  return (
    <Link {...to.product(id)} className={small}>
      {hasOptions ? <Trans>Choose options{ofWhich}</Trans> : <Trans>See product{ofWhich}</Trans>}
    </Link>
  );
}

function AddButton({ skuId, name }: { readonly skuId: number; readonly name: string }): ReactElement {
  const { t } = useLingui();
  const { api, queryClient } = favouritesRoute.useRouteContext();
  const toasts = useToasts();
  const { run, isPending } = useAction({
    mutationFn: () => addToCart(api, { skuId, quantity: 1 }),
    onSuccess: (cartCount) => {
      afterAddition(queryClient, api, cartCount);
      toasts.show(t`${name} is in your cart.`);
    },
  });
  return (
    <Button size="small" busy={isPending} onClick={() => run()}>
      <Trans>
        Add to cart<span className={visuallyHidden}> {name}</span>
      </Trans>
    </Button>
  );
}

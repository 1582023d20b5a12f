import { Trans, useLingui } from "@lingui/react/macro";
import { addToCart, afterAddition, type Favourite } from "@plaza/api-client";
import { formatDay, formatMoney, useLocale } from "@plaza/i18n";
import { imageSource, to, useAction, useExtension } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { FavouriteButton } from "@plaza/ui-kit/favourite-button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { ProductCard } from "@plaza/ui-kit/product-card";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { Link } from "@tanstack/react-router";
import { Bell, BellRing } from "lucide";
import type { ReactElement } from "react";
import { PriceAlertButton } from "../alert-button/account-alert-buttons.tsx";
import { useAlert } from "../alert-button/alert-state.tsx";
import { favouritesRoute } from "../routes.ts";
import { alertSet, withAlertButton } from "./favourites-page.css.ts";
import * as look from "./favourites-page.css.ts";

const small = buttonClass({ size: "small" });

/** Two, three or four columns. */
const sizes = "(max-width: 767px) 50vw, (max-width: 1023px) 33vw, 220px";

export interface FavouriteCardProps {
  readonly favourite: Favourite;
  /** When it was fetched, epoch milliseconds. */
  readonly now: number;
  /** Null where nothing is being selected. */
  readonly selected: boolean | null;
  readonly onSelect: (selected: boolean) => void;
  readonly onRemove: () => void;
}

export function FavouriteCard({ favourite, now, selected, onSelect, onRemove }: FavouriteCardProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, name, image, price, marketPrice, flash, sold, soldOut, savedPrice, savedAt } = favourite;
  const less = sold && savedPrice !== null && savedPrice > price ? formatMoney(savedPrice - price) : null;
  const day = savedAt === null ? null : formatDay(savedAt, now, locale);
  const wasPrice = less === null ? marketPrice : savedPrice;
  return (
    <ProductCard
      name={name}
      heading="h2"
      image={
        image === null ? (
          <span aria-hidden className={look.image} />
        ) : (
          <img className={look.image} {...imageSource(image, 220)} sizes={sizes} alt="" loading="lazy" />
        )
      }
      link={(content, className) => (
        <Link {...to.product(id)} className={className}>
          {content}
        </Link>
      )}
      price={price}
      wasPrice={wasPrice ?? undefined}
      soldOut={sold && soldOut}
      flash={flash}
      tags={
        less !== null && (
          <span className={look.less}>
            <Tag kind="saving">
              <Trans context="than when it was saved">{less} less</Trans>
            </Tag>
          </span>
        )
      }
      meta={sold ? day !== null && <Trans>Saved {day}</Trans> : <Trans>No longer sold</Trans>}
      corner={
        selected === null ? (
          <FavouriteButton name={name} saved onToggle={onRemove} />
        ) : (
          <span className={look.tick}>
            <Checkbox
              aria-label={t`Select ${name}`}
              checked={selected}
              onChange={({ target }) => onSelect(target.checked)}
            />
          </span>
        )
      }
      action={<FavouriteAction favourite={favourite} />}
    />
  );
}

interface FavouriteActionProps {
  readonly favourite: Favourite;
}

/** What can be done with a favourite now: put it into the cart, choose what there is to choose, or look elsewhere. */
function FavouriteAction({ favourite }: FavouriteActionProps): ReactElement {
  const { id, name, sold, soldOut } = favourite;
  const hasAlerts = useExtension("alerts");
  if (hasAlerts && sold) {
    if (soldOut) return <StockAlertToggle productId={id} name={name} />;
    return (
      <div className={withAlertButton}>
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

interface StockAlertToggleProps {
  readonly productId: number;
  readonly name: string;
}

/** Of something sold out: tells when it is back. */
function StockAlertToggle({ productId, name }: StockAlertToggleProps): ReactElement {
  const { alert, change, isPending } = useAlert({ kind: "stock", productId, skuId: null });
  const on = alert != null;
  const ofWhich = <span className={visuallyHidden}>{` ${name}`}</span>;
  return (
    <Button
      size="small"
      busy={isPending}
      aria-pressed={on}
      disabled={alert === undefined}
      icon={<Icon of={on ? BellRing : Bell} size={16} />}
      {...(on && { className: alertSet })}
      onClick={() => change({ on: !on, targetPrice: null })}
    >
      {on ? <Trans>We will tell you{ofWhich}</Trans> : <Trans>Tell me when back{ofWhich}</Trans>}
    </Button>
  );
}

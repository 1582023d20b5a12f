import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ProductDetail, ProductShop } from "@plaza/api-client";
import { formatCompact, formatStars, useLocale } from "@plaza/i18n";
import { imageSource, rootRoute, ShopFollow, to, useOptionalLink } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import { Headset } from "lucide";
import type { ReactElement } from "react";
import { enter, fact, follow, line, name, shopLook } from "./shop-line.css.ts";

export interface ShopLineProps {
  readonly shop: ProductShop;
  /** Stands at the end of the line. */
  readonly children?: Elements;
}

/** The shop that sells the product. */
export function ShopLine({ shop, children }: ShopLineProps): ReactElement {
  const toShop = useOptionalLink(to.shop);
  const followers = formatCompact(shop.followers, useLocale());
  return (
    <div className={line}>
      <div className={shopLook}>
        <ShopMark
          name={shop.name}
          size={24}
          logo={
            shop.logo === null ? undefined : (
              <img {...imageSource(shop.logo, 24)} sizes="24px" alt="" width={24} height={24} />
            )
          }
        />
        {toShop === null ? (
          <span className={name}>{shop.name}</span>
        ) : (
          <Link {...toShop(shop.id)} className={`${name} ${enter}`}>
            {shop.name}
          </Link>
        )}
        {shop.selfOperated && <Tag kind="own" />}
        {shop.score > 0 && (
          <span className={fact}>
            <Trans>Shop score {formatStars(shop.score)}</Trans>
          </span>
        )}
        {shop.followers > 0 && (
          <span className={fact}>
            <Plural value={shop.followers} one={`${followers} follower`} other={`${followers} followers`} />
          </span>
        )}
      </div>
      <span className={follow}>
        <ShopFollow id={shop.id} name={shop.name} />
      </span>
      {children}
    </div>
  );
}

interface AskShopProps {
  readonly product: Pick<ProductDetail, "id" | "name" | "image" | "price" | "shop">;
  readonly className: string;
}

/** Opens a conversation with the product's shop, which offers to send the product. */
export function AskShop({ product, className }: AskShopProps): ReactElement | null {
  const { t } = useLingui();
  const { openConversation } = rootRoute.useRouteContext();
  if (openConversation === undefined) return null;
  const { id, name, image, price, shop } = product;
  return (
    <Button
      kind="quiet"
      size="small"
      className={className}
      icon={<Icon of={Headset} size={16} />}
      aria-label={t`Ask the shop`}
      title={t`Ask the shop`}
      onClick={() =>
        openConversation({ shopId: shop.id, about: { type: "product", product: { id, name, image, price } } })
      }
    />
  );
}

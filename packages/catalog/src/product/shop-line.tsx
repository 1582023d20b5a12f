import { Plural, Trans } from "@lingui/react/macro";
import type { ProductShop } from "@plaza/api-client";
import { formatCompact, formatStars, useLocale } from "@plaza/i18n";
import { imageSource, ShopFollow, to, useMounted } from "@plaza/routing";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { enter, fact, follow, line, name, shopLook } from "./shop-line.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface ShopLineProps {
  readonly shop: ProductShop;
  /** Stands at the end of the line. */
  readonly children?: Elements;
}

/** The shop that sells the product. */
export function ShopLine({ shop, children }: ShopLineProps): ReactElement {
  const toShop = useMounted(to.shop);
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

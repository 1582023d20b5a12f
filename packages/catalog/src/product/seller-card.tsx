import { Trans, useLingui } from "@lingui/react/macro";
import type { ProductShop } from "@plaza/api-client";
import { formatCompact, formatNumber, useLocale } from "@plaza/i18n";
import { buttonClass } from "@plaza/ui-kit/button";
import { imageSource, to, useMounted } from "@plaza/routing";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { about, card, enter, fact, facts, heading, intro, label, name, number } from "./seller-card.css.ts";

/** The shop that sells the product, with its ratings. */
export function SellerCard({ shop }: { readonly shop: ProductShop }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const toShop = useMounted(to.shop);
  const shown = [
    { key: "products", label: <Trans context="shop">Products</Trans>, value: formatNumber(shop.productCount, locale) },
    { key: "followers", label: <Trans>Followers</Trans>, value: formatCompact(shop.followers, locale) },
    { key: "stars", label: <Trans>Stars</Trans>, value: `${shop.stars} / 5` },
    { key: "score", label: <Trans>Score</Trans>, value: shop.score.toFixed(1) },
  ];
  return (
    <aside className={card} aria-label={t`Seller`}>
      <ShopMark
        name={shop.name}
        size={56}
        logo={
          shop.logo === null ? undefined : (
            <img {...imageSource(shop.logo, 56)} sizes="56px" alt="" width={56} height={56} loading="lazy" />
          )
        }
      />
      <div className={about}>
        <div className={heading}>
          <h2 className={name}>{shop.name}</h2>
          {shop.selfOperated && <Tag kind="own" />}
        </div>
        {shop.intro !== "" && <p className={intro}>{shop.intro}</p>}
      </div>
      <dl className={facts}>
        {shown.map((each) => (
          <div key={each.key} className={fact}>
            <dt className={label}>{each.label}</dt>
            <dd className={number}>{each.value}</dd>
          </div>
        ))}
      </dl>
      {toShop !== null && (
        <Link {...toShop(shop.id)} className={`${buttonClass({ kind: "dark" })} ${enter}`}>
          <Trans>Enter shop</Trans>
        </Link>
      )}
    </aside>
  );
}

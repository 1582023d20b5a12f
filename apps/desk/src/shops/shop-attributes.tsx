import { Trans, useLingui } from "@lingui/react/macro";
import type { MarketplaceShopDetail } from "@plaza/api-client/desk";
import { formatDateTime, formatNumber, localeNames, locales, useReader } from "@plaza/i18n";
import { Fragment, type ReactElement } from "react";
import { attributeName, attributes, panel } from "../shared/page.css.ts";

/** What there is to know of a shop; what it has not said is not there. */
export function ShopAttributes({ shop }: { readonly shop: MarketplaceShopDetail }): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { names, trade, phone, pickupAddress, returnAddress, createdAt, expiresAt } = shop;
  const { score, productsOnSale, sales, followers } = shop;
  const count = (value: number): string => formatNumber(value, reader.locale);
  const lines: readonly (readonly [string, string | number])[] = [
    ...locales.map((each) => [localeNames[each], names[each] ?? ""] as const),
    [t`Trade`, trade],
    [t`Run by`, shop.isSelfOperated ? t`The platform` : t`A merchant`],
    [t`Made`, formatDateTime(createdAt, reader)],
    [t`Expires`, expiresAt === null ? "" : formatDateTime(expiresAt, reader)],
    [t`Products on sale`, count(productsOnSale)],
    [t({ message: "Sold", context: "shop" }), count(sales)],
    [t`Followers`, count(followers)],
    [t({ message: "Stars", context: "shop" }), score ?? t`Not rated yet`],
    [t({ message: "Phone", context: "shop" }), phone],
    [t`Pickup address`, pickupAddress],
    [t`Return address`, returnAddress],
  ];
  return (
    <section className={panel} aria-label={t`About the shop`}>
      <dl className={attributes}>
        {lines.map(
          ([name, value]) =>
            value !== "" && (
              <Fragment key={name}>
                <dt className={attributeName}>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </Fragment>
            ),
        )}
      </dl>
      {returnAddress === "" && (
        <p>
          <Trans>The shop does not say yet where it takes goods back.</Trans>
        </p>
      )}
    </section>
  );
}

import { Plural, Trans } from "@lingui/react/macro";
import type { OfferedCoupon, ProductShop } from "@plaza/api-client";
import { to, useOptionalLink } from "@plaza/routing";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { CouponSaving } from "../product/coupons/coupon-saving.tsx";
import { ProductImage } from "../shared/product-image.tsx";
import { images, line, link, mute } from "./compare-table.css.ts";
import type { ShownValue } from "./option-values.ts";

export function ShopCell({ shop }: { readonly shop: Pick<ProductShop, "id" | "name" | "selfOperated"> }): ReactElement {
  const toShop = useOptionalLink(to.shop);
  return (
    <>
      <span>
        {toShop === null ? (
          shop.name
        ) : (
          <Link {...toShop(shop.id)} className={link}>
            {shop.name}
          </Link>
        )}
      </span>
      {shop.selfOperated && <Tag kind="own" />}
    </>
  );
}

export interface StockCellProps {
  readonly stock: number;
  /** The number may be shown. */
  readonly counted: boolean;
}

export function StockCell({ stock, counted }: StockCellProps): ReactElement {
  if (stock === 0)
    return (
      <span className={mute}>
        <Trans>Sold out</Trans>
      </span>
    );
  return counted ? <Plural value={stock} one="# in stock" other="# in stock" /> : <Trans>In stock</Trans>;
}

/** The others are on the product's page. */
const maxCoupons = 2;

export function CouponsCell({ coupons }: { readonly coupons: readonly OfferedCoupon[] }): ReactElement {
  const others = coupons.length - maxCoupons;
  if (coupons.length === 0)
    return (
      <span className={mute}>
        <Trans context="coupon">None</Trans>
      </span>
    );
  return (
    <>
      {coupons.slice(0, maxCoupons).map((coupon) => (
        <span key={coupon.id} className={line}>
          <CouponSaving coupon={coupon} />
        </span>
      ))}
      {others > 0 && (
        <span className={mute}>
          <Plural value={others} one="and # more" other="and # more" />
        </span>
      )}
    </>
  );
}

const maxValues = 8;
const maxImages = 4;

/** The names of an option's values, and what they look like. */
export function OptionCell({ values }: { readonly values: readonly ShownValue[] }): ReactElement {
  const shown = values.flatMap(({ image }) => (image === null ? [] : [image])).slice(0, maxImages);
  const others = values.length - maxValues;
  return (
    <>
      {shown.length > 0 && (
        <span className={images}>
          {shown.map((image) => (
            <ProductImage key={image} src={image} alt="" width={28} />
          ))}
        </span>
      )}
      <span>
        {values
          .slice(0, maxValues)
          .map(({ name }) => name)
          .join(", ")}
      </span>
      {others > 0 && (
        <span className={mute}>
          <Plural value={others} one="and # more" other="and # more" />
        </span>
      )}
    </>
  );
}

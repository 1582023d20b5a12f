import type { AfterSalesShop } from "@plaza/api-client";
import { to, useOptionalLink } from "@plaza/routing";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { nameLink } from "./line-row.css.ts";

/** The name of a shop, which leads to it. */
export function ShopName({ shop }: { readonly shop: AfterSalesShop }): ReactElement {
  const toShop = useOptionalLink(to.shop);
  return (
    <>
      {shop.id === null || toShop === null ? (
        <span>{shop.name}</span>
      ) : (
        <Link {...toShop(shop.id)} className={nameLink}>
          {shop.name}
        </Link>
      )}
      {shop.selfOperated && <Tag kind="own" />}
    </>
  );
}

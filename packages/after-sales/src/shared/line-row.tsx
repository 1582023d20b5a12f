import type { AfterSalesLine, AfterSalesShop } from "@plaza/api-client";
import { lineImageWidth, LineRow as OrderLineRow } from "@plaza/commerce-ui/line-row";
import { imageSource, to, useOptionalLink } from "@plaza/routing";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { nameLink } from "./line-row.css.ts";
import * as look from "./line-row.css.ts";

interface ShownLine extends Pick<AfterSalesLine, "skuId" | "name" | "image" | "optionText" | "quantity" | "unitPrice"> {
  /** Null if the platform does not send it. */
  readonly productId: number | null;
}

export interface LineRowProps {
  readonly line: ShownLine;
  /** The level of the product's name. */
  readonly heading?: "h2" | "h3" | undefined;
  /** Below price and quantity. */
  readonly children?: Elements;
}

/** A line of an order, with the product as it was at the time of the order. */
export function LineRow({ line, heading, children }: LineRowProps): ReactElement {
  return (
    <OrderLineRow
      line={line}
      image={line.image === null ? null : imageSource(line.image, lineImageWidth)}
      name={<LineName line={line} heading={heading} />}
    >
      {children}
    </OrderLineRow>
  );
}

interface LineNameProps extends Pick<LineRowProps, "heading"> {
  readonly line: Pick<ShownLine, "productId" | "skuId" | "name">;
}

/** The name of the product, linked to its page. */
export function LineName({ line, heading: Heading = "h3" }: LineNameProps): ReactElement {
  const toProduct = useOptionalLink(to.product);
  return (
    <Heading>
      {toProduct === null || line.productId === null ? (
        <span className={look.name}>{line.name}</span>
      ) : (
        <Link {...toProduct(line.productId, { sku: line.skuId })} className={look.nameLink}>
          {line.name}
        </Link>
      )}
    </Heading>
  );
}

/** The name of the shop, linked to its page. */
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

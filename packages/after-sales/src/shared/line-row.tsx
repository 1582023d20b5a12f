import type { AfterSalesLine } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { imageSource, to, useMounted } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import * as look from "./line-row.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

interface ShownLine extends Pick<AfterSalesLine, "skuId" | "name" | "image" | "optionText" | "quantity" | "unitPrice"> {
  /** Null where the platform does not say. */
  readonly productId: number | null;
}

export interface LineRowProps {
  readonly line: ShownLine;
  /** The level of the product's name. */
  readonly heading?: "h2" | "h3" | undefined;
  /** Below price and quantity. */
  readonly children?: Elements;
}

/** A line of an order, with the product as it was when it was bought. */
export function LineRow({ line, heading, children }: LineRowProps): ReactElement {
  return (
    <div className={look.row}>
      <Thumbnail src={line.image} />
      <div>
        <LineName line={line} heading={heading} />
      </div>
      <div className={look.price}>
        <span translate="no">{formatMoney(line.unitPrice)}</span>
        <br />
        <span translate="no">{`× ${line.quantity}`}</span>
        {children}
      </div>
    </div>
  );
}

/** The product's name, which leads to it, and what was chosen of it. */
export function LineName({ line, heading: Heading = "h3" }: Pick<LineRowProps, "line" | "heading">): ReactElement {
  const toProduct = useMounted(to.product);
  return (
    <>
      <Heading>
        {toProduct === null || line.productId === null ? (
          <span className={look.name}>{line.name}</span>
        ) : (
          <Link {...toProduct(line.productId, { sku: line.skuId })} className={look.nameLink}>
            {line.name}
          </Link>
        )}
      </Heading>
      {line.optionText !== null && <p className={look.option}>{line.optionText}</p>}
    </>
  );
}

/** Stands beside the product's name, so its alternative text is empty. */
export function Thumbnail({ src }: { readonly src: string | null }): ReactElement {
  if (src === null) return <span aria-hidden className={look.thumbnail} />;
  return (
    <img
      className={look.thumbnail}
      {...imageSource(src, 64)}
      sizes="64px"
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
    />
  );
}

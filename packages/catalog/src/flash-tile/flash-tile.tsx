import { Trans } from "@lingui/react/macro";
import type { FlashProduct, FlashSlotState } from "@plaza/api-client";
import { FlashSaleAlert, ProductFavourite, useExtension } from "@plaza/routing";
import { savingReference } from "@plaza/shopping/saving-reference";
import { ProductCard } from "@plaza/ui-kit/product-card";
import { SavingPercent } from "@plaza/ui-kit/saving";
import type { ReactElement, ReactNode } from "react";
import { ProductImage } from "../shared/product-image.tsx";
import { ProductLink } from "../shared/product-link.tsx";
import { bar, filled, taken } from "./taken.css.ts";

/**
 * How much of a flash sale's offer has been bought, in whole percent, rounded down. Null where the platform does not say
 * what is left, where nothing is, and below one percent.
 */
export function takenPercent({ sales, stock }: Pick<FlashProduct, "sales" | "stock">): number | null {
  if (stock === null || stock === 0 || sales === 0) return null;
  return Math.floor((sales * 100) / (sales + stock)) || null;
}

const sizes = "(max-width: 767px) 50vw, (max-width: 1023px) 33vw, 220px";

export interface FlashTileProps {
  readonly product: FlashProduct;
  /** Of its session: only while that runs it is said how much of the offer is taken. */
  readonly state: FlashSlotState;
  /** A button below. */
  readonly action?: ReactNode;
  readonly heading?: "h2" | "h3";
  readonly eager?: boolean;
}

function Taken({ percent }: { readonly percent: number }): ReactElement {
  return (
    <span className={taken}>
      <span className={bar} aria-hidden>
        <span className={filled} style={{ width: `${percent}%` }} />
      </span>
      <Trans>{percent}% taken</Trans>
    </span>
  );
}

/** A product of a flash sale, at its flash price. */
export function FlashTile({ product, state, action, heading, eager = false }: FlashTileProps): ReactElement {
  const { id, name, image, price, regularPrice, sales, stock } = product;
  const reduced = { price, struckPrice: regularPrice, lowestBefore: product.lowestBefore };
  const reference = savingReference(reduced, useExtension("price_history"));
  const percent = state === "running" ? takenPercent(product) : null;
  return (
    <ProductCard
      name={name}
      image={<ProductImage src={image} alt="" width={220} sizes={sizes} eager={eager} />}
      link={(content, className) => (
        <ProductLink id={id} className={className}>
          {content}
        </ProductLink>
      )}
      price={price}
      {...(regularPrice !== null && { wasPrice: regularPrice })}
      {...(reference !== null && { tags: <SavingPercent price={price} wasPrice={reference} /> })}
      {...(percent === null ? { sales } : { meta: <Taken percent={percent} /> })}
      soldOut={stock === 0}
      past={state === "over"}
      corner={
        <>
          <ProductFavourite id={id} name={name} />
          {state === "upcoming" && <FlashSaleAlert id={id} name={name} />}
        </>
      }
      flash
      heading={heading}
      action={action}
    />
  );
}

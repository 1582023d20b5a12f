import { Trans } from "@lingui/react/macro";
import type { FlashProduct } from "@plaza/api-client";
import { ProductHeart } from "@plaza/routing";
import { ProductCard } from "@plaza/ui-kit/product-card";
import { SavingPercent } from "@plaza/ui-kit/saving";
import type { ReactElement } from "react";
import { ProductLink } from "../shared/product-link.tsx";
import { ProductImage } from "../shared/product-image.tsx";
import * as look from "./flash-sale.css.ts";
import { takenPercent } from "./taken-share.ts";

const sizes = "(max-width: 767px) 50vw, (max-width: 1023px) 33vw, 220px";

export interface FlashTileProps {
  readonly product: FlashProduct;
  /** Only then it is said how much of the offer is taken. */
  readonly isRunning: boolean;
}

function Taken({ percent }: { readonly percent: number }): ReactElement {
  return (
    <span className={look.taken}>
      <span className={look.bar} aria-hidden>
        <span className={look.filled} style={{ width: `${percent}%` }} />
      </span>
      <Trans>{percent}% taken</Trans>
    </span>
  );
}

/** A product of a flash sale, at its flash price. */
export function FlashTile({ product, isRunning }: FlashTileProps): ReactElement {
  const { id, name, image, price, regularPrice, sales, stock } = product;
  const percent = isRunning ? takenPercent(product) : null;
  return (
    <ProductCard
      name={name}
      image={<ProductImage src={image} alt="" width={220} sizes={sizes} />}
      link={(content, className) => (
        <ProductLink id={id} className={className}>
          {content}
        </ProductLink>
      )}
      price={price}
      {...(regularPrice !== null && {
        wasPrice: regularPrice,
        tags: <SavingPercent price={price} wasPrice={regularPrice} />,
      })}
      {...(percent === null ? { sales } : { meta: <Taken percent={percent} /> })}
      soldOut={stock === 0}
      corner={<ProductHeart id={id} name={name} />}
      flash
    />
  );
}

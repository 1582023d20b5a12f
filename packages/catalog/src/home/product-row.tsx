import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@plaza/api-client";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Price, WasPrice } from "@plaza/ui-kit/price";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement, ReactNode } from "react";
import { ProductImage } from "../shared/product-image.tsx";
import { ProductLink } from "../shared/product-link.tsx";
import * as look from "./product-row.css.ts";
import { SlotContent } from "@plaza/ui-kit/slot-content";

export interface ProductRowProps {
  readonly product: ProductCard;
  /** Place in a ranking, from 1. */
  readonly rank?: number;
  /** Below the name, instead of how often it was bought. */
  readonly meta?: ReactNode;
}

/** A product as a line of a list, with a small picture. */
export function ProductRow({ product, rank, meta }: ProductRowProps): ReactElement {
  const { t } = useLingui();
  const { id, name, image, price, marketPrice, sales, soldOut, flash } = product;
  const reduced = marketPrice !== null && marketPrice > price;
  const bought = sales !== null && <Plural value={sales} one="# bought" other="# bought" />;
  return (
    <article className={rank === undefined ? look.row : `${look.row} ${look.ranked}`}>
      {rank !== undefined && (
        <div className={look.rank}>
          <Trans>
            <span className={visuallyHidden}>No. </span>
            {rank}
          </Trans>
        </div>
      )}
      <div className={look.image}>
        <ProductImage src={image} alt="" width={72} />
      </div>
      <div>
        <h3 className={look.name}>
          <ProductLink id={id} className={look.link} label={flash ? `${name} ${t`Flash sale`}` : undefined}>
            {name}
          </ProductLink>
        </h3>
        <p className={look.meta}>
          {flash && <Tag kind="flash" />}
          <SlotContent>{soldOut ? <Trans>Sold out</Trans> : (meta ?? bought)}</SlotContent>
        </p>
      </div>
      <div className={look.price}>
        <Price amount={price} better={reduced || flash} />
        {reduced && <WasPrice amount={marketPrice} />}
      </div>
    </article>
  );
}

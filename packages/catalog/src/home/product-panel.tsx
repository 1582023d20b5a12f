import { Trans, Plural, useLingui } from "@lingui/react/macro";
import type { ProductCard } from "@plaza/api-client";
import { formatDate, useLocale } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useId } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import * as look from "./product-panel.css.ts";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Price, WasPrice } from "@plaza/ui-kit/price";
import { Tag } from "@plaza/ui-kit/tag";
import { ProductImage } from "../shared/product-image.tsx";
import { ProductLink } from "../shared/product-link.tsx";
import * as rowLook from "./product-row.css.ts";
import { SlotContent } from "@plaza/ui-kit/slot-content";

export interface ProductPanelProps {
  readonly title: ReactNode;
  readonly remark: ReactNode;
  /** The list whose beginning is shown: the hot list as ranked rows, new arrivals with two large ones. */
  readonly list: "hot" | "new";
  readonly products: readonly ProductCard[];
}

const lists = {
  hot: to.hotList(),
  new: to.list({}, "2"),
};
const rankedRows = 5;
const largeOnes = 2;
const rowsBelow = 2;

function Ranked({ products }: Pick<ProductPanelProps, "products">): ReactElement {
  return (
    <ol className={look.ranking}>
      {products.slice(0, rankedRows).map((product, index) => (
        <li key={product.id}>
          <ProductRow product={product} rank={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function Arrivals({ products }: Pick<ProductPanelProps, "products">): ReactElement {
  const locale = useLocale();
  return (
    <>
      <div className={look.large}>
        <ProductGrid columns={3}>
          {products.slice(0, largeOnes).map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </ProductGrid>
      </div>
      {products.slice(largeOnes, largeOnes + rowsBelow).map((product) => {
        const day = product.createdAt === null ? null : formatDate(product.createdAt, locale);
        return (
          <ProductRow
            key={product.id}
            product={product}
            {...(day !== null && { meta: <Trans>New since {day}</Trans> })}
          />
        );
      })}
    </>
  );
}

/** The first products of a list, with a link to the whole list; nothing where there are none. */
export function ProductPanel({ title, remark, list, products }: ProductPanelProps): ReactElement | null {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={look.panel} aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        remark={remark}
        link={(content, className) => (
          <Link {...lists[list]} className={className}>
            {content}
          </Link>
        )}
      />
      {list === "hot" ? <Ranked products={products} /> : <Arrivals products={products} />}
    </section>
  );
}

interface ProductRowProps {
  readonly product: ProductCard;
  /** Place in a ranking, from 1. */
  readonly rank?: number;
  /** Below the name, instead of how often it was bought. */
  readonly meta?: ReactNode;
}

/** A product as a line of a list, with a small picture. */
function ProductRow({ product, rank, meta }: ProductRowProps): ReactElement {
  const { t } = useLingui();
  const { id, name, image, price, marketPrice, sales, soldOut, flash } = product;
  const reduced = marketPrice !== null && marketPrice > price;
  const bought = sales !== null && <Plural value={sales} one="# bought" other="# bought" />;
  return (
    <article className={rank === undefined ? rowLook.row : `${rowLook.row} ${rowLook.ranked}`}>
      {rank !== undefined && (
        <div className={rowLook.rank}>
          <Trans>
            <span className={visuallyHidden}>No. </span>
            {rank}
          </Trans>
        </div>
      )}
      <div className={rowLook.image}>
        <ProductImage src={image} alt="" width={72} />
      </div>
      <div>
        <h3 className={rowLook.name}>
          <ProductLink id={id} className={rowLook.link} label={flash ? `${name} ${t`Flash sale`}` : undefined}>
            {name}
          </ProductLink>
        </h3>
        <p className={rowLook.meta}>
          {flash && <Tag kind="flash" />}
          <SlotContent>{soldOut ? <Trans>Sold out</Trans> : (meta ?? bought)}</SlotContent>
        </p>
      </div>
      <div className={rowLook.price}>
        <Price amount={price} better={reduced || flash} />
        {reduced && <WasPrice amount={marketPrice} />}
      </div>
    </article>
  );
}

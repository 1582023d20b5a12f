import { Plural, Trans } from "@lingui/react/macro";
import type { ReactElement, ReactNode } from "react";
import { Price, WasPrice } from "./price.tsx";
import * as look from "./product-card.css.ts";
import { Tag } from "./tag.tsx";
import { visuallyHidden } from "./visually-hidden.css.ts";
import { hasContent } from "./has-content.ts";

export interface ProductCardProps {
  readonly name: string;
  /** The language of the product's and the shop's name, where it is not the page's. */
  readonly lang?: string | undefined;
  /** An `img` (or `picture`) with an empty alternative text: the name says it. */
  readonly image: ReactElement;
  /** Draws the link to the product; it covers the whole card. */
  readonly link: (content: ReactNode, className: string) => ReactElement;
  /** Fen. */
  readonly price: number;
  /** Fen; shown struck where it is higher than the price. */
  readonly wasPrice?: number | undefined;
  /** How often it was bought. */
  readonly sales?: number | undefined;
  readonly shopName?: ReactNode;
  /** Stands in the last line instead of sales and shop. */
  readonly meta?: ReactNode;
  /** One `Tag`, at most two. */
  readonly tags?: ReactNode;
  /** Place in a ranking, from 1; takes the corner of the tags. */
  readonly rank?: number | undefined;
  readonly soldOut?: boolean | undefined;
  /** The offer is over: as pale as what is sold out. */
  readonly past?: boolean | undefined;
  /** In a flash sale: red price, and the tag unless `tags` says something else. */
  readonly flash?: boolean | undefined;
  /** A button over the image's right corner. */
  readonly corner?: ReactNode;
  /** A button below. In one grid all cards have one, or none. */
  readonly action?: ReactNode;
  readonly heading?: "h2" | "h3" | "h4" | undefined;
}

/** Lives in a `ProductGrid`, whose rows it shares. */
export function ProductCard(props: ProductCardProps): ReactElement {
  const {
    price,
    wasPrice,
    sales,
    shopName,
    rank,
    soldOut = false,
    past,
    flash = false,
    heading: Heading = "h3",
  } = props;
  const reduced = wasPrice !== undefined && wasPrice > price;
  const tags = props.tags ?? (flash ? <Tag kind="flash" /> : null);
  const className = [look.card, hasContent(props.action) && look.withAction, (soldOut || past) && look.soldOut];
  return (
    <article className={className.filter(Boolean).join(" ")}>
      <div className={look.image}>
        {props.image}
        {rank === undefined ? (
          hasContent(tags) && <div className={look.tags}>{tags}</div>
        ) : (
          <div className={look.rank}>
            <Trans>
              <span className={visuallyHidden}>No. </span>
              {rank}
            </Trans>
          </div>
        )}
        {soldOut && (
          <div className={look.soldOutLabel}>
            <Trans>Sold out</Trans>
          </div>
        )}
      </div>
      <Heading className={look.name} lang={props.lang}>
        {props.link(props.name, look.link)}
      </Heading>
      <div className={look.price}>
        <Price amount={price} better={reduced || flash} />
        {reduced && <WasPrice amount={wasPrice} />}
      </div>
      <div className={look.meta}>
        {props.meta ?? (
          <>
            {sales !== undefined && (
              <span>
                <Plural value={sales} one="# bought" other="# bought" />
              </span>
            )}
            {shopName !== undefined && (
              <span className={look.shopName} lang={props.lang}>
                {shopName}
              </span>
            )}
          </>
        )}
      </div>
      {hasContent(props.corner) && <div className={look.corner}>{props.corner}</div>}
      {hasContent(props.action) && <div className={look.action}>{props.action}</div>}
    </article>
  );
}

import type { ChatProduct } from "@plaza/api-client";
import { imageSource, to, useOptionalLink } from "@plaza/routing";
import { Price } from "@plaza/ui-kit/price";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import * as look from "./card.css.ts";

/** A product as it was when it was sent. */
export function ProductCard({ product }: { readonly product: ChatProduct }): ReactElement {
  const toProduct = useOptionalLink(to.product);
  const content = (
    <>
      <CardImage image={product.image} />
      <span className={look.facts}>
        <span className={look.name}>{product.name}</span>
        <Price amount={product.price} size="line" />
      </span>
    </>
  );
  return toProduct === null ? (
    <div className={look.card}>{content}</div>
  ) : (
    <Link {...toProduct(product.id)} className={look.card}>
      {content}
    </Link>
  );
}

export function CardImage({ image }: { readonly image: string | null }): ReactElement {
  return image === null ? (
    <span className={look.image} />
  ) : (
    <img {...imageSource(image, 52)} sizes="52px" alt="" width={52} height={52} className={look.image} />
  );
}

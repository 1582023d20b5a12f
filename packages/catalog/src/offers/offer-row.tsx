import { Trans, useLingui } from "@lingui/react/macro";
import type { Offer, PersonalOffer } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { to, useOptionalLink } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { remark, visuallyHidden } from "@plaza/ui-kit/global";
import { Price, WasPrice } from "@plaza/ui-kit/price";
import { Rating } from "@plaza/ui-kit/rating";
import { Status } from "@plaza/ui-kit/status";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useCartAddition } from "../product/buy/use-cart-addition.tsx";
import { OfferCoupon } from "./offer-coupon.tsx";
import { OfferDelivery } from "./offer-delivery.tsx";
import * as look from "./offer-list.css.ts";

export interface OfferRowProps {
  readonly offer: Offer;
  /** Null where it is not known what it costs this shopper. */
  readonly personal: PersonalOffer | null;
  readonly pending: boolean;
  readonly isRegionKnown: boolean;
  /** The page shows this very offer. */
  readonly isHere: boolean;
  /** Nowhere is less to pay. */
  readonly isLeast: boolean;
}

/** From so few on their number is said. */
const few = 5;

/** One merchant's offer of the article. */
export function OfferRow({ offer, personal, pending, isRegionKnown, isHere, isLeast }: OfferRowProps): ReactElement {
  const { t } = useLingui();
  const { add, pending: isAdding, problem } = useCartAddition();
  const toShop = useOptionalLink(to.shop);
  const { shop, stock } = offer;
  const soldOut = stock === 0;
  const price = personal?.price ?? offer.price;
  const isBetter = (personal?.priceKind ?? "regular") !== "regular" || price < offer.price;
  const cannotBeSent = personal !== null && isRegionKnown && !personal.deliverable;

  function addOffer(): void {
    const { productId, skuId, name, image, optionText } = offer;
    add({
      productId,
      skuId,
      shopId: shop.id,
      quantity: 1,
      stock,
      name,
      image,
      optionText: optionText === "" ? null : optionText,
      price: offer.price,
      shopName: shop.name,
    });
  }
  return (
    <li className={soldOut ? `${look.row} ${look.soldOut}` : look.row}>
      <div className={look.merchant}>
        <span className={look.names}>
          {toShop === null ? (
            <strong>{shop.name}</strong>
          ) : (
            <Link {...toShop(shop.id)} className={look.shopLink}>
              {shop.name}
            </Link>
          )}
          {shop.selfOperated && <Tag kind="own" />}
        </span>
        <span className={look.attributes}>
          {shop.score > 0 && <Rating value={shop.score} withNumber />}
          <Stock stock={stock} />
        </span>
        {isHere ? (
          <span className={remark}>
            <Trans>On this page</Trans>
          </span>
        ) : (
          <Link {...to.product(offer.productId, { sku: offer.skuId })} className={look.offerLink}>
            <Trans>See this one</Trans>
          </Link>
        )}
      </div>
      <dl className={look.amounts}>
        <Amount label={<Trans>Price</Trans>}>
          <Price amount={price} size="line" better={isBetter} />
          {isBetter && price < (offer.marketPrice ?? offer.price) && (
            <WasPrice amount={price < offer.price ? offer.price : (offer.marketPrice ?? offer.price)} />
          )}
          {personal?.priceKind === "flash" && <Tag kind="flash" />}
          {personal?.priceKind === "member" && (
            <span className={remark}>
              <Trans>Your member price</Trans>
            </span>
          )}
        </Amount>
        <Amount label={<Trans context="offer">Delivery</Trans>}>
          <OfferDelivery personal={personal} pending={pending} isRegionKnown={isRegionKnown} />
        </Amount>
        <Amount label={<Trans>Coupon</Trans>}>
          <OfferCoupon personal={personal} pending={pending} />
        </Amount>
        <Amount label={<Trans>Total</Trans>}>
          {personal?.total == null ? (
            <span className={look.unknown}>
              <span aria-hidden>–</span>
              <span className={visuallyHidden}>
                <Trans>not known</Trans>
              </span>
            </span>
          ) : (
            <>
              <Price amount={personal.total} total />
              {isLeast && (
                <span className={look.least}>
                  <Trans>Lowest total</Trans>
                </span>
              )}
            </>
          )}
        </Amount>
      </dl>
      <div className={look.action}>
        <Button
          size="small"
          kind={isLeast ? "primary" : "second"}
          disabled={soldOut || cannotBeSent}
          busy={isAdding}
          aria-label={soldOut ? undefined : t`Add to cart: ${shop.name}, ${formatMoney(price)}`}
          onClick={addOffer}
        >
          {soldOut ? <Trans>Sold out</Trans> : <Trans>Add to cart</Trans>}
        </Button>
        {problem !== null && (
          <p role="alert" className={look.failure}>
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}

function Amount({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <div className={look.amount}>
      <dt className={look.label}>{label}</dt>
      <dd className={look.value}>{children}</dd>
    </div>
  );
}

function Stock({ stock }: { readonly stock: number }): ReactElement {
  if (stock === 0) {
    return (
      <Status tone="mute">
        <Trans>Sold out</Trans>
      </Status>
    );
  }
  return stock <= few ? (
    <Status tone="warning">
      <Trans>Only {stock} left</Trans>
    </Status>
  ) : (
    <Status tone="success">
      <Trans>In stock</Trans>
    </Status>
  );
}

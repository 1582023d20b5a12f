import { Trans, useLingui } from "@lingui/react/macro";
import { remarkLimit, type SettlementLine, settlementQuery, type SettlementShop } from "@plaza/api-client";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Amount, AmountList } from "@plaza/ui-kit/amount-list";
import { Price } from "@plaza/ui-kit/price";
import { TextArea } from "@plaza/ui-kit/text-area";
import type { ReactElement } from "react";
import { AmountRows } from "../shared/amount-rows.tsx";
import { ProductLink } from "../shared/catalog-links.tsx";
import { pending } from "../shared/columns.css.ts";
import { ProductThumbnail } from "../shared/product-thumbnail.tsx";
import { ShopPanel } from "../shared/shop-panel.tsx";
import { UnitPrice } from "../shared/unit-price.tsx";
import * as look from "./checkout-shop-panel.css.ts";
import { checkoutSums } from "./checkout-sums.ts";
import { bestCoupon, couponSaving } from "./coupon-choice.ts";
import { CouponSelect } from "./coupon-select.tsx";
import { DeliveryChoice, ExpressFee } from "./delivery-choice.tsx";

/** Receives coupons: the page does without until it answers. */
const couponHints = lazyModule(() => import("../coupons/coupon-hints.tsx"));

export interface CheckoutShopPanelProps {
  readonly shop: SettlementShop;
  /** The coupon that the shopper has chosen; null: none, undefined: the best one. */
  readonly choice: number | null | undefined;
  /** The coupon in the numbers; null: none. */
  readonly usedCouponId: number | null;
  readonly remark: string;
  /** New numbers are being fetched. */
  readonly settling: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly deliveryKnown: boolean;
  /** The shopper has chosen to pick it up, whether that is settled or not. */
  readonly pickup: boolean;
  readonly onPickup: (pickup: boolean) => void;
  readonly onCoupon: (heldCouponId: number | null) => void;
  /** A coupon of the shop was received. */
  readonly onClaimed: () => void;
  readonly onRemark: (remark: string) => void;
}

/** One shop's part of the checkout: lines, delivery, coupon, remark and total. */
export function CheckoutShopPanel({
  shop,
  choice,
  usedCouponId,
  remark,
  ...props
}: CheckoutShopPanelProps): ReactElement {
  const { t } = useLingui();
  const { module: offers } = useLazyModule(couponHints, "needed");
  const expressFee = shop.delivery === "express" && props.deliveryKnown ? shop.freight : shop.expressFee;
  const best = bestCoupon(shop);
  const sums = checkoutSums([shop]);
  const numbers = { "aria-busy": props.settling, className: props.settling ? pending : undefined };
  return (
    <ShopPanel {...shop} aside={<DeliveryText kind={shop.delivery} fee={expressFee} />}>
      <ul>
        {shop.lines.map((line) => (
          <CheckoutLineRow key={line.skuId} line={line} />
        ))}
      </ul>
      <div className={look.foot}>
        <div className={look.fields}>
          <DeliveryChoice
            shop={shop}
            pickup={props.settling ? props.pickup : shop.delivery === "pickup"}
            expressFee={expressFee}
            onPickup={props.onPickup}
          />
          <div className={look.coupon}>
            <CouponSelect
              shop={shop}
              choice={choice}
              usedId={usedCouponId}
              settling={props.settling}
              now={props.now}
              onChoose={props.onCoupon}
            />
            {offers !== null && (
              <offers.CheckoutOffer
                shopId={shop.id}
                lines={shop.lines.map(({ productId, subtotal }) => ({ productId, amount: subtotal }))}
                best={best === null ? 0 : couponSaving(shop, best)}
                renewed={settlementQuery.key}
                onClaimed={props.onClaimed}
              />
            )}
          </div>
          <TextArea
            label={<Trans>Note to the shop</Trans>}
            optional
            rows={1}
            maxLength={remarkLimit}
            placeholder={t`Up to 100 characters`}
            value={remark}
            onChange={({ target }) => props.onRemark(target.value)}
          />
        </div>
        <div {...numbers}>
          <AmountList>
            <AmountRows
              label={<Trans context="amount">Products</Trans>}
              sums={sums}
              deliveryKnown={props.deliveryKnown}
            />
            <Amount strong label={<Trans>Shop total</Trans>} amount={sums.total} />
          </AmountList>
        </div>
      </div>
    </ShopPanel>
  );
}

function CheckoutLineRow({ line }: { readonly line: SettlementLine }): ReactElement {
  return (
    <li className={look.line}>
      <span className={look.image}>
        <ProductThumbnail src={line.image} width={64} />
      </span>
      <div className={look.text}>
        <h3 className={look.name}>
          <ProductLink productId={line.productId} skuId={line.skuId}>
            {line.name}
          </ProductLink>
        </h3>
        {line.optionText !== null && <p className={look.option}>{line.optionText}</p>}
      </div>
      <span className={look.unit}>
        <UnitPrice amount={line.unitPrice} regular={line.regularPrice} kind={line.priceKind} />
      </span>
      <span className={look.count} translate="no">{`× ${line.quantity}`}</span>
      <span className={look.amount}>
        <Price amount={line.subtotal} size="line" />
      </span>
    </li>
  );
}

interface DeliveryTextProps {
  readonly kind: SettlementShop["delivery"];
  /** Of sending it, fen; null: not known yet. */
  readonly fee: number | null;
}

function DeliveryText({ kind, fee }: DeliveryTextProps): ReactElement {
  if (kind === "virtual") return <Trans>Delivered electronically</Trans>;
  if (kind === "pickup") return <Trans>Pick-up at the shop</Trans>;
  return (
    <>
      <Trans>Express delivery</Trans> · <ExpressFee fee={fee} />
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { remarkLimit, type SettlementLine, type SettlementShop } from "@plaza/api-client";
import { Amount, AmountList } from "@plaza/ui-kit/amount-list";
import { Price } from "@plaza/ui-kit/price";
import { TextArea } from "@plaza/ui-kit/text-area";
import type { ReactElement } from "react";
import { pending } from "../shared/columns.css.ts";
import { spacedOptionText } from "../shared/spaced-option-text.ts";
import { ProductLink } from "../shared/product-link.tsx";
import { ProductThumbnail } from "../shared/product-thumbnail.tsx";
import { ShopPanel } from "../shared/shop-panel.tsx";
import { UnitPrice } from "../shared/unit-price.tsx";
import { AmountRows } from "./amount-rows.tsx";
import * as look from "./checkout-shop-panel.css.ts";
import { checkoutSums } from "./checkout-sums.ts";
import { CouponSelect } from "./coupon-select.tsx";

export interface CheckoutShopPanelProps {
  readonly shop: SettlementShop;
  readonly couponId: number | null;
  readonly remark: string;
  /** New numbers are being fetched. */
  readonly settling: boolean;
  readonly deliveryKnown: boolean;
  readonly onCoupon: (heldCouponId: number | null) => void;
  readonly onRemark: (remark: string) => void;
}

/** One shop's part of the checkout: lines, delivery, coupon, remark and total. */
export function CheckoutShopPanel({ shop, couponId, remark, ...props }: CheckoutShopPanelProps): ReactElement {
  const { t } = useLingui();
  const sums = checkoutSums([shop]);
  const numbers = { "aria-busy": props.settling, className: props.settling ? pending : undefined };
  return (
    <ShopPanel name={shop.name} selfOperated={shop.selfOperated} aside={<DeliveryText kind={shop.delivery} />}>
      <ul>
        {shop.lines.map((line) => (
          <CheckoutLineRow key={line.skuId} line={line} />
        ))}
      </ul>
      <div className={look.foot}>
        <div className={look.fields}>
          <CouponSelect shop={shop} chosenId={couponId} onChoose={props.onCoupon} />
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
          <ProductLink productId={line.productId}>{line.name}</ProductLink>
        </h3>
        {line.optionText !== null && <p className={look.option}>{spacedOptionText(line.optionText)}</p>}
      </div>
      <span className={look.unit}>
        <UnitPrice amount={line.unitPrice} regular={line.regularPrice} kind={line.priceKind} />
      </span>
      <span className={look.count}>× {line.quantity}</span>
      <span className={look.amount}>
        <Price amount={line.subtotal} size="line" />
      </span>
    </li>
  );
}

function DeliveryText({ kind }: { readonly kind: SettlementShop["delivery"] }): ReactElement {
  if (kind === "virtual") return <Trans>Delivered electronically</Trans>;
  if (kind === "pickup") return <Trans>Pick-up at the shop</Trans>;
  return <Trans>Express delivery</Trans>;
}

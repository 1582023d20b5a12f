import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { X } from "lucide";
import { type ReactElement, useRef } from "react";
import { ProductPicker } from "../shared/product-picker.tsx";
import { stack } from "../shared/page.css.ts";
import { chosen, chosenName, chosenProducts } from "./coupons.css.ts";
import type { WrittenCoupon } from "./read-coupon.ts";

export interface CouponProductsProps {
  readonly products: WrittenCoupon["products"];
  readonly onChange: (products: WrittenCoupon["products"]) => void;
}

/** The products that a coupon names, and more of them. */
export function CouponProducts({ products, onChange }: CouponProductsProps): ReactElement {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const ids = new Set(products.map(({ id }) => id));
  const without = (id: number): WrittenCoupon["products"] => products.filter((each) => each.id !== id);
  return (
    <div ref={box} className={stack} tabIndex={-1}>
      {products.length > 0 && (
        <ul className={chosenProducts} aria-label={t`Chosen products`}>
          {products.map(({ id, name }) => (
            <li key={id} className={chosen}>
              <span className={chosenName}>{name}</span>
              <Button
                kind="quiet"
                size="small"
                icon={<Icon of={X} size={16} />}
                aria-label={t`Remove ${name}`}
                onClick={() => {
                  onChange(without(id));
                  // What was pressed is about to go.
                  box.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ProductPicker
        action={<Trans>Add</Trans>}
        actionOn={(name) => t`Add ${name}`}
        picked={ids}
        onPick={({ id, name }) => onChange(ids.has(id) ? without(id) : [...products, { id, name }])}
      />
    </div>
  );
}

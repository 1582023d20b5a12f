import { Trans, useLingui } from "@lingui/react/macro";
import type { CartLine } from "@plaza/api-client";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Price } from "@plaza/ui-kit/price";
import { QuantityStepper } from "@plaza/ui-kit/quantity-stepper";
import { Trash2, CircleAlert, Clock } from "lucide";
import type { ComponentType, ReactElement } from "react";
import { ProductLink } from "../shared/catalog-links.tsx";
import { ProductThumbnail } from "../shared/product-thumbnail.tsx";
import { UnitPrice } from "../shared/unit-price.tsx";
import type { CartActions } from "./cart-actions.ts";
import { problem, scarce } from "./cart-line-row.css.ts";
import * as look from "./cart-line-row.css.ts";
import { lineAmount, maxQuantity, isShort } from "./cart-sums.ts";

/** A stock up to this is shown. */
const scarceStock = 5;

const reasons: Readonly<Record<NonNullable<CartLine["unavailable"]>, ReactElement>> = {
  "off-shelf": <Trans>This product is no longer on sale</Trans>,
  "sold-out": <Trans>Sold out</Trans>,
  "option-gone": <Trans>This option is no longer available</Trans>,
  "shop-closed": <Trans>This shop takes no orders at present</Trans>,
};

interface LineProblemProps {
  readonly line: Pick<CartLine, "unavailable" | "stock" | "quantity">;
}

/** Why a line cannot be bought, or that its stock is low. */
function LineProblem({ line }: LineProblemProps): ReactElement | null {
  const { unavailable, stock } = line;
  const urgent = unavailable !== null || isShort(line);
  if (!urgent && (stock === null || stock > scarceStock)) return null;
  return (
    <p className={urgent ? problem : scarce}>
      <Icon of={urgent ? CircleAlert : Clock} size={14} />
      {unavailable === null ? <Trans>Only {stock} left</Trans> : reasons[unavailable]}
    </p>
  );
}

export interface CartLineRowProps {
  readonly line: CartLine;
  readonly actions: Pick<CartActions, "select" | "setQuantity">;
  readonly onChangeOption: () => void;
  /** Called after the shopper has confirmed. */
  readonly onRemove: () => void;
  /** Undefined until its code is loaded, and false where there is nothing more. */
  readonly more: ComponentType<{ readonly line: CartLine }> | undefined | false;
}

export function CartLineRow({ line, actions, onChangeOption, onRemove, more: More }: CartLineRowProps): ReactElement {
  const { t } = useLingui();
  const { name, optionText, unitPrice, unavailable } = line;
  const available = unavailable === null;
  const optionGone = unavailable === "option-gone";
  return (
    <li className={available ? look.row : `${look.row} ${look.unavailable}`}>
      <span className={look.box}>
        <Checkbox
          aria-label={t`Select ${name}`}
          checked={line.selected}
          disabled={!available}
          onChange={({ target }) => actions.select([line.id], target.checked)}
        />
      </span>
      <span className={look.image}>
        <ProductThumbnail src={line.image} width={88} />
      </span>
      <div className={look.text}>
        <h3 className={look.name}>
          <ProductLink productId={line.productId} skuId={line.skuId}>
            {name}
          </ProductLink>
        </h3>
        {(optionText !== null || optionGone) && (
          <p className={look.option}>
            <span>{optionText}</span>
            <button type="button" className={look.change} onClick={onChangeOption}>
              {optionGone ? <Trans>Choose another option</Trans> : <Trans>Change</Trans>}
              <span className={visuallyHidden}>{` ${name}`}</span>
            </button>
          </p>
        )}
        <LineProblem line={line} />
        {More !== false && <div className={look.more}>{More && <More line={line} />}</div>}
      </div>
      {unitPrice !== null && (
        <span className={look.unit}>
          {available ? (
            <UnitPrice amount={unitPrice} regular={line.regularPrice} kind={line.priceKind} />
          ) : (
            <Price amount={unitPrice} size="line" />
          )}
        </span>
      )}
      {available ? (
        <>
          <span className={look.quantity}>
            <QuantityStepper
              label={t`Quantity of ${name}`}
              value={line.quantity}
              max={Math.min(line.stock ?? maxQuantity, maxQuantity)}
              onChange={(quantity) => actions.setQuantity(line, quantity)}
            />
          </span>
          <span className={look.amount}>
            <Price amount={lineAmount(line)} size="line" />
          </span>
        </>
      ) : (
        <span className={look.amount}>
          <Trans>Unavailable</Trans>
        </span>
      )}
      <span className={look.bin}>
        <Button
          kind="quiet"
          size="small"
          icon={<Icon of={Trash2} size={18} />}
          aria-label={t({ message: `Remove ${name}`, context: "cart" })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

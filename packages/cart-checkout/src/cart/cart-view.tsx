import { Trans, useLingui } from "@lingui/react/macro";
import type { CartLine, CartShop } from "@plaza/api-client";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { Trash2 } from "lucide";
import { type ReactElement, useRef, useState } from "react";
import { columns, main, page } from "../shared/columns.css.ts";
import type { CartActions, Removal } from "./cart-actions.ts";
import { CartHeading } from "./cart-heading.tsx";
import { head, headAll, headColumn } from "./cart-line-row.css.ts";
import { CartShopPanel, UnavailableLines } from "./cart-lines.tsx";
import { atEnd, tools } from "./cart-page.css.ts";
import { EmptyCart, optionDialog } from "./cart-parts.ts";
import { piecesOf } from "./cart-sums.ts";
import { SelectionBox } from "./selection-box.tsx";

const removeDialog = lazyModule(() => import("./remove-dialog.tsx"));
/** Shown when the page answers already. */
const couponHints = lazyModule(() => import("../coupons/coupon-hints.tsx"));
const saveForLater = lazyModule(() => import("./later/save-for-later.tsx"));
const belowCart = lazyModule(() => import("./below-cart.tsx"));

export interface CartViewProps {
  readonly shops: readonly CartShop[];
  readonly actions: CartActions;
  /** The summary beside the lines. */
  readonly summary: ReactElement;
  /** Above the lines. */
  readonly notice?: Elements;
  /** Whether lines can be saved for later. */
  readonly keepsLater?: boolean;
}

/** A customer's or a visitor's cart: lines by shop, unavailable lines apart, and the summary. */
export function CartView({ shops, actions, summary, notice, keepsLater = false }: CartViewProps): ReactElement {
  const { t } = useLingui();
  const all = t`Select all`;
  const title = useRef<HTMLHeadingElement>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const loadError = t`This part of the page did not load. Please try again.`;
  const option = useDialog(useLazyModule(optionDialog, true), loadError);
  const question = useDialog(useLazyModule(removeDialog, true), loadError);
  const { module: hints } = useLazyModule(couponHints, true);
  const { module: saving } = useLazyModule(saveForLater, keepsLater);
  const { module: below } = useLazyModule(belowCart, true);
  const [changed, setChanged] = useState<CartLine | null>(null);
  const lines = shops.flatMap((shop) => shop.lines);
  const gone = lines.filter(({ unavailable }) => unavailable !== null);
  const here = shops
    .map((shop) => ({ ...shop, lines: shop.lines.filter(({ unavailable }) => unavailable === null) }))
    .filter((shop) => shop.lines.length > 0);
  const available = here.flatMap((shop) => shop.lines);
  const selected = available.filter((line) => line.selected);
  const selectedIds = selected.map(({ id }) => id);

  function remove(lineIds: readonly number[]): void {
    actions.remove(lineIds);
    setRemoval(null);
    focusTitle();
  }
  /** The focused line is gone, so the focus moves to the title, after the dialog has closed. */
  function focusTitle(): void {
    requestAnimationFrame(() => title.current?.focus());
  }
  const onChangeOption = (line: CartLine) => option.openWhenLoaded(() => setChanged(line));
  const lineProps = { actions, onChangeOption, more: keepsLater && saving?.SaveForLater };
  function ask(about: Removal): void {
    question.openWhenLoaded(() => setRemoval(about));
  }
  return (
    <div className={page}>
      <CartHeading ref={title} pieces={piecesOf(lines)} selected={piecesOf(selected)} />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={columns}>
          <div className={main}>
            {notice}
            {available.length > 0 && (
              <div className={head}>
                <span className={headAll}>
                  <SelectionBox lines={available} label={all} text={all} onSelect={actions.select} />
                </span>
                {[t`Unit price`, t`Quantity`, t`Subtotal`].map((title) => (
                  <span key={title} aria-hidden className={headColumn}>
                    {title}
                  </span>
                ))}
              </div>
            )}
            {here.map((shop) => (
              <CartShopPanel
                key={shop.id}
                shop={shop}
                coupons={hints !== null && <hints.CouponHints shop={shop} />}
                {...lineProps}
                onRemove={(line) => ask({ what: "line", line })}
              />
            ))}
            {gone.length > 0 && <UnavailableLines {...lineProps} lines={gone} onRemove={(line) => remove([line.id])} />}
            <div className={tools}>
              <Button
                kind="quiet"
                size="small"
                disabled={selectedIds.length === 0}
                onClick={() => ask({ what: "selected", lineIds: selectedIds })}
              >
                <Trans>Delete selected</Trans>
              </Button>
              <Button
                kind="quiet"
                size="small"
                onClick={() => ask({ what: "everything", lineIds: lines.map(({ id }) => id) })}
              >
                <Trans>Empty cart</Trans>
              </Button>
              {gone.length > 0 && (
                <Button
                  kind="quiet"
                  size="small"
                  icon={<Icon of={Trash2} size={16} />}
                  className={atEnd}
                  onClick={() => remove(gone.map(({ id }) => id))}
                >
                  <Trans>Clear unavailable</Trans>
                </Button>
              )}
            </div>
          </div>
          {summary}
        </div>
      )}
      {below !== null && <below.BelowCart shops={shops} keepsLater={keepsLater} />}
      {option.module !== null && changed !== null && (
        <option.module.OptionDialog
          line={changed}
          change={actions.changeOption}
          onChosen={() => {
            setChanged(null);
            focusTitle();
          }}
          onClose={() => setChanged(null)}
        />
      )}
      {question.module !== null && removal !== null && (
        <question.module.RemoveDialog removal={removal} onConfirm={remove} onClose={() => setRemoval(null)} />
      )}
    </div>
  );
}

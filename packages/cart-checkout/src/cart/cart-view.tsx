import { Trans, useLingui } from "@lingui/react/macro";
import type { CartLine, CartShop } from "@plaza/api-client";
import { lazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Trash2 } from "lucide";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { columns, main, page } from "../shared/columns.css.ts";
import { useDialogs } from "../shared/use-dialogs.ts";
import type { CartActions } from "./cart-actions.ts";
import { head, headAll, headColumn } from "./cart-line-row.css.ts";
import { CartHeading } from "./cart-heading.tsx";
import { CartShopPanel } from "./cart-shop-panel.tsx";
import { atEnd, tools } from "./cart-view.css.ts";
import { EmptyCart } from "./cart-parts.ts";
import { type Removal, removedIds } from "./removal.ts";
import { SelectionBox } from "./selection-box.tsx";
import { UnavailableLines } from "./unavailable-lines.tsx";

const cartDialogs = lazyModule(() => import("./cart-dialogs.ts"));

export interface CartViewProps {
  readonly shops: readonly CartShop[];
  readonly actions: CartActions;
  /** The summary beside the lines. */
  readonly summary: ReactElement;
  /** Above the lines. */
  readonly notice?: ReactNode;
}

/** A customer's or a visitor's cart: lines by shop, unavailable lines apart, and the summary. */
export function CartView({ shops, actions, summary, notice }: CartViewProps): ReactElement {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { dialogs, whenHere } = useDialogs(cartDialogs);
  const [changed, setChanged] = useState<CartLine | null>(null);
  const lines = shops.flatMap((shop) => shop.lines);
  const gone = lines.filter(({ unavailable }) => unavailable !== null);
  const here = shops
    .map((shop) => ({ ...shop, lines: shop.lines.filter(({ unavailable }) => unavailable === null) }))
    .filter((shop) => shop.lines.length > 0);
  const available = here.flatMap((shop) => shop.lines);
  const selectedIds = available.filter((line) => line.selected).map(({ id }) => id);

  function remove(lineIds: readonly number[]): void {
    actions.remove(lineIds);
    setRemoval(null);
    focusTitle();
  }
  /** The focused line is gone, so the focus moves to the title, after the dialog has closed. */
  function focusTitle(): void {
    requestAnimationFrame(() => title.current?.focus());
  }
  function ask(about: Removal): void {
    whenHere(() => setRemoval(about));
  }
  function changeOption(line: CartLine): void {
    whenHere(() => setChanged(line));
  }
  const clear = gone.length > 0 && (
    <Button
      kind="quiet"
      size="small"
      icon={<Icon of={Trash2} size={16} />}
      className={atEnd}
      onClick={() => remove(gone.map(({ id }) => id))}
    >
      <Trans>Clear unavailable</Trans>
    </Button>
  );

  return (
    <div className={page}>
      <CartHeading ref={title} lines={lines.length} selected={selectedIds.length} />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={columns}>
          <div className={main}>
            {notice}
            {available.length > 0 && (
              <div className={head}>
                <span className={headAll}>
                  <SelectionBox
                    lines={available}
                    label={t`Select all`}
                    text={t`Select all`}
                    onSelect={actions.select}
                  />
                </span>
                <span aria-hidden className={headColumn}>
                  <Trans>Unit price</Trans>
                </span>
                <span aria-hidden className={headColumn}>
                  <Trans>Quantity</Trans>
                </span>
                <span aria-hidden className={headColumn}>
                  <Trans>Subtotal</Trans>
                </span>
              </div>
            )}
            {here.map((shop) => (
              <CartShopPanel
                key={shop.id}
                shop={shop}
                actions={actions}
                onChangeOption={changeOption}
                onRemove={(line) => ask({ what: "line", line })}
              />
            ))}
            {gone.length > 0 && (
              <UnavailableLines
                lines={gone}
                actions={actions}
                onChangeOption={changeOption}
                onRemove={(line) => remove([line.id])}
              />
            )}
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
              {clear}
            </div>
          </div>
          {summary}
        </div>
      )}
      {changed !== null && dialogs !== null && (
        <dialogs.OptionDialog
          line={changed}
          onChosen={(product, sku) => {
            actions.changeOption(changed, product, sku);
            setChanged(null);
            focusTitle();
          }}
          onClose={() => setChanged(null)}
        />
      )}
      {removal !== null && dialogs !== null && (
        <dialogs.RemoveDialog
          removal={removal}
          onConfirm={() => remove(removedIds(removal))}
          onClose={() => setRemoval(null)}
        />
      )}
    </div>
  );
}

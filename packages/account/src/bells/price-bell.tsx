import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "@plaza/i18n";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { BellButton, type BellButtonProps } from "./bell-button.tsx";
import { useOwnAlert } from "./own-alert.ts";

const wishDialog = lazyModule(() => import("./wish-dialog.tsx"));

export interface PriceBellProps extends Pick<BellButtonProps, "look"> {
  readonly productId: number;
  readonly skuId: number | null;
  readonly name: string;
  /** Fen. */
  readonly price: number;
}

/** Tells when something is cheaper; a press asks how much. None is drawn until it is known whether it is on. */
export function PriceBell({ productId, skuId, name, price, look }: PriceBellProps): ReactElement | null {
  const { t } = useLingui();
  const toasts = useToasts();
  const target = { kind: "price", productId, skuId } as const;
  const alert = useOwnAlert(target);
  const { module: dialog, load } = useLazyModule(wishDialog);
  const [asked, setAsked] = useState(false);
  if (alert === undefined) return null;
  const wish = formatMoney(alert?.wish ?? 0);

  async function ask(): Promise<void> {
    if (await load()) setAsked(true);
    else toasts.show(t`This part of the page did not load. Please try again.`, "danger");
  }
  return (
    <>
      <BellButton
        on={alert !== null}
        look={look}
        label={alert === null ? t`Tell me when ${name} is cheaper` : t`Alert at ${wish}: ${name}`}
        onPress={() => void ask()}
      />
      {dialog !== null && asked && (
        <dialog.WishDialog target={target} name={name} price={price} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Alert } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { BellButton, type BellButtonProps } from "./bell-button.tsx";

const wishDialog = lazyModule(() => import("./wish-dialog.tsx"));

export interface WishBellProps extends Pick<BellButtonProps, "look"> {
  readonly productId: number;
  readonly skuId: number | null;
  readonly name: string;
  /** Fen. */
  readonly price: number;
  /** Null where none is set, as for every visitor. */
  readonly alert: Pick<Alert, "wish"> | null;
}

/** Tells when something is cheaper; a press asks how much. */
export function WishBell({ productId, skuId, name, price, alert, look }: WishBellProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { module: dialog, load } = useLazyModule(wishDialog);
  const [asked, setAsked] = useState(false);
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
        <dialog.WishDialog
          target={{ kind: "price", productId, skuId }}
          name={name}
          price={price}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

import { lazyModule, useLazyModule } from "@plaza/routing";
import { type ReactElement, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import type { Alert } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { ignoreHeldEnter } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Bell, BellRing } from "lucide";
import { alertButton, belowFavourite, round } from "./alert-button.css.ts";

interface AlertButtonProps {
  readonly on: boolean;
  readonly label: string;
  readonly busy?: boolean;
  /** Over a picture or beside a favourite button; without it, square as the button beside it. */
  readonly look?: "round" | "below-favourite" | undefined;
  readonly onPress: () => void;
}

/** A toggle with a bell, which rings once it is on. The second press of a double click does nothing: it would take the first back. */
export function AlertButton({ on, label, busy = false, look, onPress }: AlertButtonProps): ReactElement {
  const shape = look === undefined ? "" : ` ${round}${look === "below-favourite" ? ` ${belowFavourite}` : ""}`;
  return (
    <button
      type="button"
      className={`${alertButton}${shape}`}
      aria-pressed={on}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      onClick={({ detail }) => {
        if (!busy && detail < 2) onPress();
      }}
      onKeyDown={ignoreHeldEnter}
    >
      <Icon of={on ? BellRing : Bell} size={18} />
    </button>
  );
}

const alertDialog = lazyModule(() => import("./alert-dialog.tsx"));

export interface TargetPriceButtonProps extends Pick<AlertButtonProps, "look"> {
  readonly productId: number;
  readonly skuId: number | null;
  readonly name: string;
  /** Fen. */
  readonly price: number;
  /** Null where none is set, as for every visitor. */
  readonly alert: Pick<Alert, "targetPrice"> | null;
}

/** Tells when something is cheaper; a press asks how much. */
export function TargetPriceButton({
  productId,
  skuId,
  name,
  price,
  alert,
  look,
}: TargetPriceButtonProps): ReactElement {
  const { t } = useLingui();
  const { module: dialog, openWhenLoaded } = useDialog(
    useLazyModule(alertDialog),
    t`This part of the page did not load. Please try again.`,
  );
  const [asked, setAsked] = useState(false);
  const targetPrice = formatMoney(alert?.targetPrice ?? 0);

  return (
    <>
      <AlertButton
        on={alert !== null}
        look={look}
        label={alert === null ? t`Tell me when ${name} is cheaper` : t`Alert at ${targetPrice}: ${name}`}
        onPress={() => openWhenLoaded(() => setAsked(true))}
      />
      {dialog !== null && asked && (
        <dialog.AlertDialog
          target={{ kind: "price", productId, skuId }}
          name={name}
          price={price}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

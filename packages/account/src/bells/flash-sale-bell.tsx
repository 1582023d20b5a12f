import { useLingui } from "@lingui/react/macro";
import type { FavouriteSlotProps } from "@plaza/routing";
import type { ReactElement } from "react";
import { BellButton } from "./bell-button.tsx";
import { useAlert } from "./use-alert.tsx";

/** Tells when the flash sale of a product begins. */
export function FlashSaleBell({ id, name }: FavouriteSlotProps): ReactElement | null {
  const { t } = useLingui();
  const { alert, change, isPending } = useAlert({ kind: "flash", productId: id, skuId: null });
  if (alert === undefined) return null;
  return (
    <BellButton
      on={alert !== null}
      look="below-heart"
      busy={isPending}
      label={t`Remind me of the flash sale: ${name}`}
      onPress={() => change({ on: alert === null, wish: null })}
    />
  );
}

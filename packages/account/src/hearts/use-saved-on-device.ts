import { useLingui } from "@lingui/react/macro";
import {
  type FavouriteKind,
  readDeviceFavourites,
  setDeviceFavourite,
  subscribeToDeviceFavourites,
} from "@plaza/shopping/device-favourites";
import { useToasts } from "@plaza/ui-kit/toast";
import { useSyncExternalStore } from "react";
import type { Saved } from "./saved.ts";

/** Whether a visitor has saved something. */
export function useSavedOnDevice(kind: FavouriteKind, id: number): Saved {
  const { t } = useLingui();
  const toasts = useToasts();
  const saved = useSyncExternalStore(
    subscribeToDeviceFavourites,
    () => readDeviceFavourites()[kind].includes(id),
    () => false,
  );

  function toggle(): void {
    const outcome = setDeviceFavourite(kind, id, !saved);
    if (outcome === "full") toasts.show(t`This device cannot save any more. Please log in to save more.`, "danger");
    else if (outcome === "not-kept")
      toasts.show(t`This browser cannot save anything. Please log in to save it.`, "danger");
    else if (!saved) toasts.show(t`Saved on this device. Log in to keep it in your account.`);
  }
  return { saved, toggle };
}

import { useLingui } from "@lingui/react/macro";
import { rootRoute } from "@plaza/routing";
import {
  type FavouriteKind,
  readDeviceFavourites,
  setDeviceFavourite,
  subscribeToDeviceFavourites,
} from "@plaza/shopping/device-favourites";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { savedQuery } from "./saved-query.ts";
import { useChangeSaved } from "./use-change-saved.ts";

export interface Saved {
  /** Null while it is not known. */
  readonly saved: boolean | null;
  readonly toggle: () => void;
}

/** Whether something is saved, in the customer's account or on a visitor's device. */
export function useSaved(kind: FavouriteKind, id: number): Saved {
  const { t } = useLingui();
  const context = rootRoute.useRouteContext();
  const { isCustomer } = context.session;
  const toasts = useToasts();
  const { data: inAccount = null } = useQuery({
    ...savedQuery(context),
    select: (state) => state[kind]?.includes(id) ?? null,
    enabled: isCustomer,
  });
  const onDevice = useSyncExternalStore(
    subscribeToDeviceFavourites,
    () => readDeviceFavourites()[kind].includes(id),
    () => false,
  );
  const { run } = useChangeSaved();

  function toggleOnDevice(): void {
    const outcome = setDeviceFavourite(kind, id, !onDevice);
    if (outcome === "full") toasts.show(t`This device keeps no more. Please log in to save more.`, "danger");
    else if (outcome === "not-kept") toasts.show(t`This browser keeps nothing. Please log in to save it.`, "danger");
    else if (!onDevice) toasts.show(t`Saved on this device. Log in to keep it in your account.`);
  }
  return isCustomer
    ? { saved: inAccount, toggle: () => inAccount !== null && run({ kind, ids: [id], saved: !inAccount }) }
    : { saved: onDevice, toggle: toggleOnDevice };
}

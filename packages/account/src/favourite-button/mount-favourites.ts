import {
  readDeviceFavourites,
  type FavouriteKind,
  setDeviceFavourite,
  subscribeToDeviceFavourites,
} from "@plaza/shopping/device-favourites";
import { lazyModule, loadMessages, ProductFavourite, ShopFollow, type StorefrontContext } from "@plaza/routing";
import { siteHasExtension, siteConfigurationQuery } from "@plaza/api-client";
import { useLingui } from "@lingui/react/macro";
import { useToasts } from "@plaza/ui-kit/toast";
import { useSyncExternalStore } from "react";
import { mountAlerts } from "../alert-button/mount-alerts.ts";
import type { Catalog } from "@plaza/i18n";
import { type Favourite, favouriteButtonWith, followButtonWith, type UseFavourite } from "./favourite-buttons.tsx";

/** The favourite button and the follow button of a visitor or of a customer. */
export function buttonsWith(useFavourite: UseFavourite) {
  return { FavouriteButton: favouriteButtonWith(useFavourite), FollowButton: followButtonWith(useFavourite) };
}

export { alertButtonMessages } from "../alert-button/mount-alerts.ts";

/** A catalog of its own, because the buttons come late to pages that show no screen of this package. */
export const favouriteButtonMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** Apart, because a visitor has no account to ask, and a first visit mostly begins without a login. */
const customers = lazyModule(() => import("./account-favourites.ts"));

type MountContext = Pick<StorefrontContext, "api" | "i18n" | "queryClient" | "session">;

/**
 * Draws the favourite buttons of products and the follow buttons of shops, and brings what lies on the device into the account
 * of a customer. A shell imports this module once the page is hydrated, not before.
 */
export async function mountFavourites({ api, i18n, queryClient, session }: MountContext): Promise<void> {
  const [loaded] = await Promise.all([
    session.isCustomer ? customers.load() : null,
    loadMessages(i18n, [{ staticData: { messages: [favouriteButtonMessages] } }]),
  ]);
  const { FavouriteButton, FollowButton } = buttonsWith(loaded?.useAccountFavourite ?? useDeviceFavourite);
  ProductFavourite.mount(FavouriteButton);
  ShopFollow.mount(FollowButton);
  const site = queryClient.getQueryData(siteConfigurationQuery(api).queryKey);
  if (siteHasExtension(site, "alerts")) await mountAlerts({ i18n, session });
  const { products, shops } = readDeviceFavourites();
  if (loaded !== null && products.length + shops.length > 0)
    await queryClient.prefetchQuery(loaded.favouriteStateQuery({ api, queryClient }));
}

/** Whether a visitor has saved something. */
export function useDeviceFavourite(kind: FavouriteKind, id: number): Favourite {
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

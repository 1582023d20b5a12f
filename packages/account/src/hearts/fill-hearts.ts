import { readDeviceFavourites } from "@plaza/shopping/device-favourites";
import { lazyModule, loadMessages, ProductHeart, ShopFollow, type StorefrontContext } from "@plaza/routing";
import { isAnnounced, siteConfigurationQuery } from "@plaza/api-client";
import { expectBells } from "../bells/expect-bells.ts";
import { heartMessages } from "./heart-messages.ts";
import { followButtonOf } from "./follow-button.tsx";
import { heartOf } from "./heart.tsx";
import { useSavedOnDevice } from "./use-saved-on-device.ts";

/** A visitor's. */
export const deviceHearts = { Heart: heartOf(useSavedOnDevice), FollowButton: followButtonOf(useSavedOnDevice) };

/** Apart, because a visitor has no account to ask, and a first visit mostly begins without a login. */
const customers = lazyModule(() => import("./account-hearts.ts"));

type HeartsContext = Pick<StorefrontContext, "api" | "i18n" | "queryClient" | "session">;

/** Draws hearts in all their places, and brings what lies on the device into the account of who has logged in. */
export async function fillHearts({ api, i18n, queryClient, session }: HeartsContext): Promise<void> {
  const [loaded] = await Promise.all([
    session.isCustomer ? customers.load() : null,
    loadMessages(i18n, [{ staticData: { messages: [heartMessages] } }]),
  ]);
  const inAccount = loaded?.accountHearts ?? null;
  const { Heart, FollowButton } = inAccount ?? deviceHearts;
  ProductHeart.fill(Heart);
  ShopFollow.fill(FollowButton);
  const site = queryClient.getQueryData(siteConfigurationQuery(api).queryKey);
  if (isAnnounced(site, "alerts")) await expectBells({ i18n, session });
  const { products, shops } = readDeviceFavourites();
  if (inAccount !== null && products.length + shops.length > 0)
    await queryClient.prefetchQuery(inAccount.savedQuery({ api, queryClient }));
}

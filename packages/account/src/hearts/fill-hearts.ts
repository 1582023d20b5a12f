import { readDeviceFavourites } from "@plaza/shopping/device-favourites";
import { loadMessages, ProductHeart, ShopFollow, type StorefrontContext } from "@plaza/routing";
import { Heart } from "./heart.tsx";
import { isAnnounced, siteConfigurationQuery } from "@plaza/api-client";
import { expectBells } from "../bells/expect-bells.ts";
import { heartMessages } from "./heart-messages.ts";
import { FollowButton } from "./follow-button.tsx";
import { savedQuery } from "./saved-query.ts";

type HeartsContext = Pick<StorefrontContext, "api" | "i18n" | "queryClient" | "session">;

/** Draws hearts in all their places, and brings what lies on the device into the account of who has logged in. */
export async function fillHearts({ api, i18n, queryClient, session }: HeartsContext): Promise<void> {
  await loadMessages(i18n, [{ staticData: { messages: [heartMessages] } }]);
  ProductHeart.fill(Heart);
  ShopFollow.fill(FollowButton);
  const site = queryClient.getQueryData(siteConfigurationQuery(api).queryKey);
  if (isAnnounced(site, "alerts")) await expectBells({ i18n, session });
  const { products, shops } = readDeviceFavourites();
  if (session.isCustomer && products.length + shops.length > 0)
    await queryClient.prefetchQuery(savedQuery({ api, queryClient }));
}

import { ApiError, siteConfigurationQuery, staleAfter } from "@plaza/api-client";
import { lazyModule, type StorefrontContext } from "@plaza/routing";
import { readDeviceFavourites } from "@plaza/shopping/device-favourites";
import { queryOptions } from "@tanstack/react-query";
import type { SavedPlatform, SavedState } from "./saved-state.ts";

/** Apart, because only a customer has an account to ask: a visitor's hearts do without. */
export const savedCalls = lazyModule(() => import("./saved-state.ts"));
const deviceMerge = lazyModule(() => import("./merge-device-favourites.ts"));

export type SavedContext = Pick<StorefrontContext, "api" | "queryClient">;

const freshMs = 60_000;
const unknown: SavedState = { products: null, shops: null };

/**
 * All that the customer has saved, for every heart of a page at once. What lies on the device since before the login comes
 * into the account first, so that no heart is drawn empty meanwhile.
 */
export function savedQuery({ api, queryClient }: SavedContext) {
  return queryOptions({
    queryKey: ["saved"],
    queryFn: async (): Promise<SavedState> => {
      const [calls, platform] = await Promise.all([savedCalls.load(), platformOf({ api, queryClient })]);
      const { products, shops } = readDeviceFavourites();
      try {
        if (products.length + shops.length > 0) {
          const { mergeDeviceFavourites } = await deviceMerge.load();
          if (await mergeDeviceFavourites(platform))
            void queryClient.invalidateQueries({ predicate: staleAfter("favourite-change") });
        }
        return await calls.fetchSaved(platform);
      } catch (error) {
        // Nobody is sent from a public page to the login for hearts. What the shopper does next tells that the session is over.
        if (error instanceof ApiError && error.kind === "session") return unknown;
        throw error;
      }
    },
    staleTime: freshMs,
    refetchOnWindowFocus: true,
    // Without an answer no heart is drawn, which is nothing that a shopper has asked for.
    meta: { quiet: true },
  });
}

/** The root has asked for the configuration. */
export async function platformOf({ api, queryClient }: SavedContext): Promise<SavedPlatform> {
  const site = await queryClient.ensureQueryData(siteConfigurationQuery(api)).catch(() => undefined);
  return { api, site };
}

import { rootRoute, type Action, useAction, lazyModule, type StorefrontContext } from "@plaza/routing";
import { type FavouriteKind, readDeviceFavourites } from "@plaza/shopping/device-favourites";
import { useQuery, type QueryClient, queryOptions } from "@tanstack/react-query";
import {
  staleAfter,
  type Page,
  type ProductDetail,
  productDetailQuery,
  type Shop,
  type ShopCard,
  shopQuery,
  shopsQuery,
  ApiError,
  siteConfigurationQuery,
} from "@plaza/api-client";
import type { Favourite } from "./favourite-buttons.tsx";
import type { FavouriteChange, FavouriteState, FavouritePlatform } from "./favourite-calls.ts";

/** What asks the platform and changes it comes with the first call. */
const favouriteCalls = lazyModule(() => import("./favourite-calls.ts"));

type FavouriteContext = Pick<StorefrontContext, "api" | "queryClient">;

const freshMs = 60_000;
const unknown: FavouriteState = { products: null, shops: null };

/**
 * All that the customer has saved, for every button of a page at once. What lies on the device since before the login comes
 * into the account first, so that no button is drawn empty meanwhile.
 */
export function favouriteStateQuery({ api, queryClient }: FavouriteContext) {
  return queryOptions({
    queryKey: ["favourite-state"],
    queryFn: async (): Promise<FavouriteState> => {
      const [calls, platform] = await Promise.all([favouriteCalls.load(), platformOf({ api, queryClient })]);
      const { products, shops } = readDeviceFavourites();
      try {
        if (products.length + shops.length > 0 && (await calls.mergeDeviceFavourites(platform)))
          void queryClient.invalidateQueries({ predicate: staleAfter("favourite-change") });
        return await calls.fetchAllFavourites(platform);
      } catch (error) {
        // Nobody is sent from a public page to the login for favourites. What the shopper does next tells that the session is over.
        if (error instanceof ApiError && error.kind === "session") return unknown;
        throw error;
      }
    },
    staleTime: freshMs,
    refetchOnWindowFocus: true,
    // Without an answer no button is drawn, which is nothing that a shopper has asked for.
    meta: { quiet: true },
  });
}

/** The root has asked for the configuration. */
async function platformOf({ api, queryClient }: FavouriteContext): Promise<FavouritePlatform> {
  const site = await queryClient.ensureQueryData(siteConfigurationQuery(api)).catch(() => undefined);
  return { api, site };
}

type Followed = Pick<Shop, "id"> & { readonly followers: number | null };

/**
 * Shows how many follow a shop wherever the open pages say it, without asking for them again: most platforms would count
 * another visit.
 */
function showFollowers(queryClient: QueryClient, shopId: number, next: (before: number) => number): void {
  function counted<Each extends Followed>(shop: Each): Each {
    return shop.id !== shopId || shop.followers === null ? shop : { ...shop, followers: next(shop.followers) };
  }
  queryClient.setQueriesData<Shop>({ queryKey: [shopQuery.key] }, (shop) => shop && counted(shop));
  queryClient.setQueriesData<Page<ShopCard>>(
    { queryKey: [shopsQuery.key] },
    (page) => page && { ...page, items: page.items.map((shop) => counted(shop)) },
  );
  queryClient.setQueriesData<ProductDetail>(
    { queryKey: [productDetailQuery.key] },
    (product) => product && { ...product, shop: counted(product.shop) },
  );
}

interface ChangeFavouritesOptions {
  /** Called once the platform has confirmed it. */
  readonly onChanged?: (change: FavouriteChange) => void;
  readonly onFailed?: (change: FavouriteChange) => void;
}

/** Saves or removes in the customer's account: at once on the screen, and undone if the call fails. */
export function useChangeFavourites({ onChanged, onFailed }: ChangeFavouritesOptions = {}): Action<
  number | null,
  FavouriteChange
> {
  const context = rootRoute.useRouteContext();
  const { queryClient } = context;
  const { queryKey } = favouriteStateQuery(context);

  /** Only what was pressed: other buttons may be on their way. */
  function show({ kind, ids, saved }: FavouriteChange): void {
    queryClient.setQueryData(queryKey, (before: FavouriteState | undefined) => {
      const known = before?.[kind];
      if (before === undefined || known == null) return before;
      const others = known.filter((id) => !ids.includes(id));
      return { ...before, [kind]: saved ? [...ids, ...others] : others };
    });
    if (kind === "shops")
      for (const id of ids) showFollowers(queryClient, id, (count) => Math.max(0, count + (saved ? 1 : -1)));
  }
  return useAction({
    mutationFn: async (change: FavouriteChange) => {
      const [{ setFavourites }, platform] = await Promise.all([favouriteCalls.load(), platformOf(context)]);
      return setFavourites(platform, change);
    },
    repetition: "same",
    // The calls of several presses run one after the other, so that the last press decides.
    scope: { id: "favourites" },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      show(change);
    },
    onError: (_error, change) => {
      show({ ...change, saved: !change.saved });
      onFailed?.(change);
    },
    onSuccess: (followers, change) => {
      const [id] = change.ids;
      if (followers !== null && id !== undefined) showFollowers(queryClient, id, () => followers);
      onChanged?.(change);
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfter("favourite-change") }),
  });
}

/** Whether a customer has saved something. */
export function useAccountFavourite(kind: FavouriteKind, id: number): Favourite {
  const context = rootRoute.useRouteContext();
  const { data: saved = null } = useQuery({
    ...favouriteStateQuery(context),
    select: (state) => state[kind]?.includes(id) ?? null,
  });
  const { run } = useChangeFavourites();
  return { saved, toggle: () => saved !== null && run({ kind, ids: [id], saved: !saved }) };
}

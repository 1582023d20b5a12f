import {
  type ApiClient,
  ApiError,
  changeFavourites,
  changeFollows,
  fetchFavourites,
  fetchFavouriteState,
  fetchFollowedShops,
  siteHasExtension,
  type Page,
  type SiteConfiguration,
} from "@plaza/api-client";
import {
  type FavouriteKind,
  forgetDeviceFavourites,
  noDeviceFavourites,
  readDeviceFavourites,
} from "@plaza/shopping/device-favourites";

/** The ids of what a customer has saved; null where the platform cannot say. */
export type FavouriteState = Readonly<Record<FavouriteKind, readonly number[] | null>>;

export interface FavouritePlatform {
  readonly api: ApiClient;
  readonly site: SiteConfiguration | undefined;
}

const knowsStates = ({ site }: FavouritePlatform): boolean => siteHasExtension(site, "favourites_state");

/** Of the largest pages; a platform that does not announce `favourites_state` is asked for no more of them. */
const maxPages = 10;
const pageSize = 100;

/** All that is saved: in one call, or from the lists. */
export async function fetchAllFavourites(platform: FavouritePlatform): Promise<FavouriteState> {
  if (knowsStates(platform)) {
    const { productIds, shopIds } = await fetchFavouriteState(platform.api);
    return { products: productIds, shops: shopIds };
  }
  const [products, shops] = await Promise.all([
    listedIds(platform.api, "products").catch(nullUnlessSessionOver),
    // The original's list of shops fails for good where a shop that does not exist is followed.
    listedIds(platform.api, "shops").catch(nullUnlessSessionOver),
  ]);
  return { products, shops };
}

export interface FavouriteChange {
  readonly kind: FavouriteKind;
  readonly ids: readonly number[];
  readonly saved: boolean;
}

/**
 * Brings things into a state; those that are in it already stay in it.
 *
 * @returns how many follow a single shop now, where the platform says it
 */
export async function setFavourites(platform: FavouritePlatform, change: FavouriteChange): Promise<number | null> {
  if (knowsStates(platform)) return send(platform.api, change);
  // The others know only how to toggle, so two tabs that have read the same state would undo each other.
  const locks = "locks" in navigator ? navigator.locks : null;
  return locks === null
    ? toggleDiffering(platform.api, change)
    : locks.request("plaza:favourites", () => toggleDiffering(platform.api, change));
}

async function toggleDiffering(api: ApiClient, { kind, ids, saved }: FavouriteChange): Promise<null> {
  const before = new Set(await listedIds(api, kind));
  for (const id of ids.filter((each) => before.has(each) !== saved)) {
    try {
      await send(api, { kind, ids: [id], saved });
    } catch (error) {
      // As with `favourites_state`: what no longer exists is passed over where it is not the only one.
      if (ids.length === 1 || !(error instanceof ApiError) || error.statusCode !== 404) throw error;
    }
  }
  return null;
}

async function send(api: ApiClient, { kind, ids, saved }: FavouriteChange): Promise<number | null> {
  if (kind === "shops") return changeFollows(api, { shopIds: ids, followed: saved });
  await changeFavourites(api, { productIds: ids, saved });
  return null;
}

async function listedIds(api: ApiClient, kind: FavouriteKind): Promise<readonly number[]> {
  const fetchPage = (page: number): Promise<Page<{ readonly id: number }>> =>
    kind === "products"
      ? fetchFavourites(api, { filter: "all", page, pageSize })
      : fetchFollowedShops(api, { page, pageSize });
  const ids: number[] = [];
  for (let page = 1; page <= maxPages; page++) {
    const { items, hasMore } = await fetchPage(page);
    ids.push(...items.map(({ id }) => id));
    if (!hasMore) break;
  }
  return ids;
}

function nullUnlessSessionOver(error: unknown): null {
  if (error instanceof ApiError && error.kind === "session") throw error;
  return null;
}

/**
 * Adds what a visitor has saved on the device to the account. It never removes any: saved already is as good. Whatever the
 * platform did not take stays on the device, unless it no longer exists.
 *
 * @returns whether anything came into the account
 */
export async function mergeDeviceFavourites(platform: FavouritePlatform): Promise<boolean> {
  const products = await mergeKind(platform, "products");
  return (await mergeKind(platform, "shops")) || products;
}

async function mergeKind(platform: FavouritePlatform, kind: FavouriteKind): Promise<boolean> {
  const ids = readDeviceFavourites()[kind];
  if (ids.length === 0) return false;
  try {
    // The oldest first, so that the newest is the newest in the account, too.
    await setFavourites(platform, { kind, ids: ids.toReversed(), saved: true });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === "session") throw error;
    if (error.statusCode !== 404) return false;
  }
  forgetDeviceFavourites({ ...noDeviceFavourites, [kind]: ids });
  return true;
}

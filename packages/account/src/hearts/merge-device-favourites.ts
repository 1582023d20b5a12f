import { ApiError } from "@plaza/api-client";
import {
  type FavouriteKind,
  forgetDeviceFavourites,
  noDeviceFavourites,
  readDeviceFavourites,
} from "@plaza/shopping/device-favourites";
import { changeSaved, type SavedPlatform } from "./saved-state.ts";

/**
 * Adds what a visitor has saved on the device to the account. It never removes any: saved already is as good. Whatever the
 * platform did not take stays on the device, unless it no longer exists.
 *
 * @returns whether anything came into the account
 */
export async function mergeDeviceFavourites(platform: SavedPlatform): Promise<boolean> {
  const products = await mergeKind(platform, "products");
  return (await mergeKind(platform, "shops")) || products;
}

async function mergeKind(platform: SavedPlatform, kind: FavouriteKind): Promise<boolean> {
  const kept = readDeviceFavourites()[kind];
  if (kept.length === 0) return false;
  try {
    // The oldest first, so that the newest is the newest in the account, too.
    await changeSaved(platform, { kind, ids: kept.toReversed(), saved: true });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === "session") throw error;
    if (error.statusCode !== 404) return false;
  }
  forgetDeviceFavourites({ ...noDeviceFavourites, [kind]: kept });
  return true;
}

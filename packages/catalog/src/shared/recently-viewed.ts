import { atom, getDefaultStore } from "jotai";
import { readRecentlyViewed, subscribeToRecentlyViewed } from "./viewed-store.ts";

/** The products that were looked at on this device, the last one first. Browser only: the list never leaves the device. */
export const recentlyViewed = atom(readRecentlyViewed());

function follow(): void {
  getDefaultStore().set(recentlyViewed, readRecentlyViewed());
}

recentlyViewed.onMount = () => {
  follow();
  // For as long as the document lives, so that a shelf that is drawn again does not begin with what it showed last.
  subscribeToRecentlyViewed(follow);
};

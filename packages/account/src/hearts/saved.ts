import type { FavouriteKind } from "@plaza/shopping/device-favourites";

export interface Saved {
  /** Null while it is not known. */
  readonly saved: boolean | null;
  readonly toggle: () => void;
}

/** Whether something is saved, in the customer's account or on a visitor's device. */
export type UseSaved = (kind: FavouriteKind, id: number) => Saved;

import { lateSlot } from "../lazy/late-slot.ts";

export interface FavouriteSlotProps {
  readonly id: number;
  /** What it is called, for the button's name. */
  readonly name: string;
}

/** The heart of a product. */
export const ProductHeart = /* @__PURE__ */ lateSlot<FavouriteSlotProps>();

/** The button that follows a shop. */
export const ShopFollow = /* @__PURE__ */ lateSlot<FavouriteSlotProps>();

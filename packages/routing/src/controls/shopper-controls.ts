import type { ProductDetail } from "@plaza/api-client";
import type { ReactNode } from "react";
import { clientSlot } from "../lazy/client-slot.ts";

// Slots in pages for what is the shopper's own. One file, so that the first load of a page has them in one chunk.

export interface FavouriteSlotProps {
  readonly id: number;
  /** What it is called, for the button's name. */
  readonly name: string;
}

/** The favourite button of a product. */
export const ProductFavourite = /* @__PURE__ */ clientSlot<FavouriteSlotProps>();

/** The button that follows a shop. */
export const ShopFollow = /* @__PURE__ */ clientSlot<FavouriteSlotProps>();

export interface CompareTickProps {
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly image: string | null;
    readonly soldOut?: boolean;
  };
  /** Of the product that the page is about: always shown, in the upper corner. */
  readonly alone?: boolean;
}

/** The tick on a product's image that puts it beside others. */
export const CompareTick = /* @__PURE__ */ clientSlot<CompareTickProps>();

/** The switch in the bar above a list that shows the ticks of all its products. */
export const CompareSwitch = /* @__PURE__ */ clientSlot<object>();

/** What is ticked, at the lower edge of the window. */
export const CompareTray = /* @__PURE__ */ clientSlot<object>();

export interface ProductAlertProps {
  readonly product: ProductDetail;
  /** The variant that the address names. */
  readonly sku: number | undefined;
}

export interface StockAlertProps {
  readonly product: Pick<ProductDetail, "id" | "skus">;
  /** The chosen variant. */
  readonly sku: number | undefined;
  /** Of the button. */
  readonly size?: "small" | "medium" | "large" | undefined;
  /** What stands there until the button does. */
  readonly children: ReactNode;
}

/** Instead of the buttons that buy something sold out: an alert for when it is back. */
export const StockAlert = /* @__PURE__ */ clientSlot<StockAlertProps>();

/** The alert button on a product's page: tells when it is cheaper. */
export const ProductAlert = /* @__PURE__ */ clientSlot<ProductAlertProps>();

/** The alert button of a product whose flash sale has not begun. */
export const FlashSaleAlert = /* @__PURE__ */ clientSlot<FavouriteSlotProps>();

/** The way to the notices, with how many are unread; `phone` where it stands in a phone's header. */
export const NoticesLink = /* @__PURE__ */ clientSlot<{ readonly phone?: boolean }>();

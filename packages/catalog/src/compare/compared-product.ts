import type { OfferedCoupon, ProductDetail, ServicePromises } from "@plaza/api-client";

/** What is known of a product that stands in the table. */
export interface ComparedProductAttributes {
  readonly product: ProductDetail;
  /** How many reviews there are to read; null where that is unknown. */
  readonly reviewCount: number | null;
  readonly coupons: readonly OfferedCoupon[];
  /** When the product was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
}

/** A column: what is known, or why nothing is. */
export type CompareColumn =
  | ({ readonly id: number; readonly state: "there" } & ComparedProductAttributes)
  | { readonly id: number; readonly state: "gone" | "failed" };

export type ShownColumn = Extract<CompareColumn, { readonly state: "there" }>;

export const isThere = (column: CompareColumn): column is ShownColumn => column.state === "there";

/** What the operator says of every parcel. */
export type Promises = Pick<ServicePromises, "delivery" | "returns">;

export const noPromises: Promises = { delivery: "", returns: "" };

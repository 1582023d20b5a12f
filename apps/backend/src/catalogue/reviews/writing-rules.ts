import type { MessageKey } from "../../platform/http/messages.ts";
import type { products } from "../../platform/store/schema/catalog.ts";
import type { Order, orderLines } from "../../platform/store/schema/orders.ts";
import { uploadPathOf } from "../../platform/files/upload-paths.ts";
import type { Writing } from "./read-writing.ts";
import type { Review } from "./review-wire.ts";

/** Whether somebody says the same once more, because no answer came: then all is done. */
export function saysTheSame(review: Review, writing: Writing): boolean {
  return (
    review.productStars === writing.productStars &&
    review.descriptionStars === writing.descriptionStars &&
    review.serviceStars === writing.serviceStars &&
    review.deliveryStars === writing.deliveryStars &&
    review.body === writing.body &&
    areSameImages(review.images, writing.images)
  );
}

export function areSameImages(paths: readonly string[], images: readonly string[]): boolean {
  return [...new Set(images.map(uploadPathOf))].join("\n") === paths.join("\n");
}

/** How many characters a text may have, as people count them. */
export const maxTextLength = 150;
export const maxImages = 9;

const sevenDays = 7 * 24 * 60 * 60 * 1000;

export interface Bought {
  readonly order: Pick<Order, "state" | "isRefunded">;
  readonly line: Pick<typeof orderLines.$inferSelect, "isReviewed" | "quantity" | "refundedQuantity">;
  readonly product: Pick<typeof products.$inferSelect, "isOnShelf" | "isApproved" | "deletedAt">;
}

/** @returns the message that says why something that was bought cannot be reviewed; null when it can */
export function objectionToReview({ order, line, product }: Bought): MessageKey | null {
  if (line.isReviewed) return "reviewRepeated";
  if (order.state !== "completed" || order.isRefunded) return "reviewTooEarly";
  // Whoever has got all the money back has nothing to say about the goods.
  if (line.refundedQuantity >= line.quantity) return "reviewRefunded";
  return isOnSale(product) ? null : "reviewOffShelf";
}

export function isOnSale({ isOnShelf, isApproved, deletedAt }: Bought["product"]): boolean {
  return isOnShelf && isApproved && deletedAt === null;
}

/** Until when whoever has written a review may change it. */
export function changeableUntil({ createdAt }: { readonly createdAt: Date }): Date {
  return new Date(createdAt.getTime() + sevenDays);
}

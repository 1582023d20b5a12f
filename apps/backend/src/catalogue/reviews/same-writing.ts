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

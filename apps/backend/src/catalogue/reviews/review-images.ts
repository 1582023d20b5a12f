import { attachUploads, releaseUploads } from "../../platform/files/attach-uploads.ts";
import type { Executor } from "../../platform/store/database.ts";
import { maxImages } from "./writing-rules.ts";

/** What has images. */
export type ReviewImageOwner = `review:${number}` | `review_follow_up:${number}`;

/**
 * Gives images to a review, or to what was added to it, in place of those that it had.
 *
 * @returns their paths, in their order
 * @throws {DomainError} when there are too many, or one is not the customer's own
 */
export async function replaceReviewImages(
  tx: Executor,
  about: ReviewImageOwner,
  { customerId, images }: { readonly customerId: number; readonly images: readonly string[] },
): Promise<string[]> {
  await releaseUploads(tx, about);
  return [...(await attachUploads(tx, { owner: { customerId }, purpose: "review", images, most: maxImages, about }))];
}

import { attachUploads, releaseUploads } from "../../platform/files/attach-uploads.ts";
import type { Executor } from "../../platform/store/database.ts";

/** The largest number of images of a request, and of a return shipment. */
const most = 3;

/** What has images. */
export type ImageOwner = `after_sale:${number}` | `return_shipment:${number}`;

/**
 * Gives images to a request or a shipment, in place of those that it had.
 *
 * @param images as they were sent
 * @returns their paths, in their order
 * @throws {DomainError} when there are too many, or one is not the customer's own
 */
export async function replaceImages(
  tx: Executor,
  about: ImageOwner,
  { customerId, images }: { readonly customerId: number; readonly images: readonly string[] },
): Promise<string[]> {
  await releaseUploads(tx, about);
  return [...(await attachUploads(tx, { owner: { customerId }, purpose: "after_sale", images, most, about }))];
}

import { DomainError } from "../http/domain-error.ts";
import type { Executor } from "../store/database.ts";
import { type Upload, type UploadPurpose, uploads } from "../store/schema/uploads.ts";
import { and, asc, eq, inArray, sql } from "../store/sql.ts";
import { isOwnUpload, type UploadOwner } from "./upload-owner.ts";
import { uploadPathOf } from "./upload-paths.ts";

export interface Attachment {
  readonly owner: UploadOwner;
  readonly purpose: UploadPurpose;
  /** Addresses or paths, as they were sent. */
  readonly images: readonly string[];
  /** How many there may be. */
  readonly most: number;
  /** What they are attached to, like `after_sale:12`. */
  readonly about: string;
}

/**
 * Keeps uploads for as long as something has them. Attaching them once more to the same thing changes nothing.
 *
 * @returns their paths, in the order that they were sent in, each once
 * @throws {DomainError} where there are too many, or one is not the caller's own upload for this purpose, or something else
 *   has it
 */
export async function attachUploads(
  tx: Executor,
  { owner, purpose, images, most, about }: Attachment,
): Promise<readonly string[]> {
  const paths = [...new Set(images.map(uploadPathOf))];
  if (paths.length > most) throw new DomainError("tooManyUploads", { parameter: String(most) });
  if (paths.length === 0) return [];
  // The rows are locked in one order everywhere; who attaches one of them at the same time waits, and then sees it taken.
  const found = await tx
    .select()
    .from(uploads)
    .where(and(inArray(uploads.path, paths), isOwnUpload(owner)))
    .orderBy(asc(uploads.id))
    .for("update");
  const usable = found.filter((upload) => isFor(upload, purpose) && isFree(upload, about));
  if (usable.length < paths.length) throw new DomainError("uploadNotYours");
  await tx
    .update(uploads)
    .set({ attachedTo: about, unattachedSince: null })
    .where(
      inArray(
        uploads.id,
        usable.map(({ id }) => id),
      ),
    );
  return paths;
}

/** Gives what others have of these uploads to something else, as far as they have it. */
export async function moveUploads(
  tx: Executor,
  { images, from, to }: { readonly images: readonly string[]; readonly from: readonly string[]; readonly to: string },
): Promise<void> {
  const paths = images.map(uploadPathOf);
  await tx
    .update(uploads)
    .set({ attachedTo: to })
    .where(and(inArray(uploads.path, paths), inArray(uploads.attachedTo, [...from])));
}

/** Lets go of all that something has, which is deleted after a while unless it is attached again. */
export async function releaseUploads(tx: Executor, about: string): Promise<void> {
  await tx
    .update(uploads)
    .set({ attachedTo: null, unattachedSince: sql`now()` })
    .where(eq(uploads.attachedTo, about));
}

/** Clients of the contract say no purpose, so what they upload is for any. */
function isFor(upload: Upload, purpose: UploadPurpose): boolean {
  return upload.purpose === purpose || upload.purpose === "default";
}

function isFree({ isStored, isForgotten, attachedTo }: Upload, about: string): boolean {
  return isStored && !isForgotten && (attachedTo === null || attachedTo === about);
}

import { releaseUploads } from "../../platform/files/attach-uploads.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { requiredDocuments, type ShopDocument, shopDocuments } from "../../platform/store/schema/required-documents.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { aboutDocument } from "./send-document.ts";
import { isRequired } from "./valid-documents.ts";

export interface Decision {
  /** The operator. */
  readonly by: number;
  readonly now: Date;
}

/**
 * Accepts a document as somebody has read it, in place of what was accepted before.
 *
 * @throws {DomainError} where another was sent meanwhile, somebody was quicker, or its day is over
 */
export async function acceptDocument(tx: Executor, seen: SeenRevision, { by, now }: Decision): Promise<void> {
  const { id, shopId, kindId, expiresOn, revision } = await lockedWaiting(tx, seen);
  if (expiresOn !== null && expiresOn < dayTime(now).date) throw new DomainError("documentExpired");
  const { state } = shopDocuments;
  const replaced = await tx
    .delete(shopDocuments)
    .where(and(eq(shopDocuments.shopId, shopId), eq(shopDocuments.kindId, kindId), eq(state, "accepted")))
    .returning({ id: shopDocuments.id });
  for (const before of replaced) await releaseUploads(tx, aboutDocument(before.id));
  await tx
    .update(shopDocuments)
    .set({ state: "accepted", decidedAt: now, decidedBy: by, revision: revision + 1 })
    .where(eq(shopDocuments.id, id));
}

/** Refuses one for `grounds`, which its shop reads. @throws {DomainError} as {@link acceptDocument} */
export async function refuseDocument(
  tx: Executor,
  seen: SeenRevision,
  { grounds, by, now }: Decision & { readonly grounds: string },
): Promise<void> {
  const { id, revision } = await lockedWaiting(tx, seen);
  await tx
    .update(shopDocuments)
    .set({ state: "refused", grounds, decidedAt: now, decidedBy: by, revision: revision + 1 })
    .where(eq(shopDocuments.id, id));
}

async function lockedWaiting(tx: Executor, { id, revision }: SeenRevision): Promise<ShopDocument> {
  const [found] = await tx
    .select({ document: shopDocuments })
    .from(shopDocuments)
    .innerJoin(requiredDocuments, eq(requiredDocuments.id, shopDocuments.kindId))
    .where(and(eq(shopDocuments.id, id), isRequired))
    .for("update", { of: shopDocuments });
  if (found === undefined) throw new DomainError("shopDocumentGone", { notFound: true });
  const { document } = found;
  if (document.state !== "waits" || document.revision !== revision) throw new DomainError("documentDecidedMeanwhile");
  return document;
}

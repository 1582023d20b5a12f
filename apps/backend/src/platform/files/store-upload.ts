import { createHash } from "node:crypto";
import { DomainError } from "../http/domain-error.ts";
import type { Services } from "../http/services.ts";
import type { Executor } from "../store/database.ts";
import { assertDefined } from "../store/rows.ts";
import { type Upload, type UploadPurpose, uploads } from "../store/schema/uploads.ts";
import { and, eq } from "../store/sql.ts";
import { cleanImage } from "./clean-image.ts";
import { isOwnUpload, ownerName, type UploadOwner } from "./upload-owner.ts";
import { newUploadPath } from "./upload-paths.ts";
import { kindOf, type UploadRule } from "./upload-rules.ts";

export interface NewUpload {
  readonly owner: UploadOwner;
  readonly purpose: UploadPurpose;
  readonly rule: UploadRule;
  readonly name: string;
  readonly content: Buffer;
  /** The client's name for the attempt: a repetition comes to the same upload. */
  readonly idempotencyKey: string | null;
}

/**
 * Keeps what was sent. Its row is there before its file, so that no file is ever forgotten; only once the file is there
 * can it be attached.
 *
 * @throws {DomainError} where it is nothing that can be kept
 */
export async function storeUpload(
  { db, uploads: port, now }: Pick<Services, "db" | "uploads" | "now">,
  sent: NewUpload,
): Promise<Upload> {
  const contentHash = createHash("sha256").update(`${sent.purpose}\n`).update(sent.content).digest("hex");
  const earlier = await findAttempt(db, sent, contentHash);
  if (earlier?.isStored === true) return earlier;
  const kind = kindOf(sent.content, sent.rule);
  const clean =
    kind === "pdf"
      ? sent.content
      : await cleanImage(sent.content, kind, { ...sizesOf(sent.rule), owner: ownerName(sent.owner) });
  const upload = earlier ?? (await writeRow(db, sent, contentHash, kind, now()));
  await port.write(upload.path, clean);
  await db.update(uploads).set({ isStored: true }).where(eq(uploads.id, upload.id));
  return upload;
}

function sizesOf({ bytes, maxSide }: UploadRule) {
  return { bytes, ...(maxSide !== undefined && { maxSide }) };
}

/** @throws {DomainError} where the key names another upload, or one that is gone */
async function findAttempt(
  db: Executor,
  { owner, idempotencyKey }: NewUpload,
  contentHash: string,
): Promise<Upload | null> {
  if (idempotencyKey === null) return null;
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(isOwnUpload(owner), eq(uploads.idempotencyKey, idempotencyKey)));
  if (found === undefined) return null;
  if (found.contentHash !== contentHash || found.isForgotten) throw new DomainError("keyReused");
  return found;
}

async function writeRow(
  db: Executor,
  sent: NewUpload,
  contentHash: string,
  extension: string,
  now: Date,
): Promise<Upload> {
  const { owner, purpose, name, idempotencyKey } = sent;
  const path = newUploadPath(purpose, extension, now);
  const [written] = await db
    .insert(uploads)
    .values({ ...owner, purpose, path, name, idempotencyKey, contentHash, unattachedSince: now, createdAt: now })
    .onConflictDoNothing({
      target: ["agentId" in owner ? uploads.agentId : uploads.customerId, uploads.idempotencyKey],
    })
    .returning();
  // The same attempt arrived twice at once; both write the same file.
  return written ?? assertDefined(await findAttempt(db, sent, contentHash), "upload with this key");
}

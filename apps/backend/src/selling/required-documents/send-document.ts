import { attachUploads, releaseUploads } from "../../platform/files/attach-uploads.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { requiredDocuments, type ShopDocument, shopDocuments } from "../../platform/store/schema/required-documents.ts";
import { and, eq, ne } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { isRequired } from "./valid-documents.ts";

export interface SentDocument {
  readonly shopId: number;
  /** Who has uploaded it. */
  readonly agentId: number;
  readonly kindId: number;
  /** The path or the address of an upload. */
  readonly file: string;
  /** The last day; null: it does not expire. */
  readonly expiresOn: string | null;
  readonly now: Date;
}

/**
 * Keeps a document that operators will look at, in place of what waits or was refused. What was accepted before stays until this
 * one is.
 *
 * @throws {DomainError} where nobody asks for it, its day is over, or its file is not theirs
 */
export async function sendDocument(tx: Executor, sent: SentDocument): Promise<void> {
  const { shopId, agentId, kindId, now } = sent;
  const [kind] = await tx
    .select()
    .from(requiredDocuments)
    .where(and(isRequired, eq(requiredDocuments.id, kindId)))
    .for("key share");
  if (kind === undefined) throw new DomainError("requiredDocumentGone", { notFound: true });
  if (sent.file === "") throw new DomainError("documentFileMissing", { field: "file" });
  const expiresOn = kind.hasExpiry ? expectDay(sent.expiresOn, now) : null;
  const id = await slotOf(tx, { shopId, kindId, now });
  await releaseUploads(tx, aboutDocument(id));
  const [path = ""] = await attachUploads(tx, {
    owner: { agentId },
    purpose: "merchant",
    images: [sent.file],
    most: 1,
    about: aboutDocument(id),
  });
  await tx.update(shopDocuments).set({ path, expiresOn }).where(eq(shopDocuments.id, id));
}

/** What the file of a document is attached to. */
export function aboutDocument(id: number): string {
  return `shop_document:${id}`;
}

/** The row of what waits, which is another document from now on. */
async function slotOf(
  tx: Executor,
  { shopId, kindId, now }: Pick<SentDocument, "shopId" | "kindId" | "now">,
): Promise<number> {
  const isSent = and(
    eq(shopDocuments.shopId, shopId),
    eq(shopDocuments.kindId, kindId),
    ne(shopDocuments.state, "accepted"),
  );
  const fresh = {
    state: "waits",
    grounds: "",
    sentAt: now,
    decidedAt: null,
    decidedBy: null,
  } satisfies Partial<ShopDocument>;
  const [present] = await tx.select().from(shopDocuments).where(isSent).for("update");
  if (present !== undefined) {
    const { id, revision } = present;
    await tx
      .update(shopDocuments)
      .set({ ...fresh, revision: revision + 1 })
      .where(eq(shopDocuments.id, id));
    return id;
  }
  const [added] = await tx
    .insert(shopDocuments)
    .values({ shopId, kindId, path: "", ...fresh })
    .onConflictDoNothing()
    .returning({ id: shopDocuments.id });
  // The same owner, or another, has sent one at the same moment.
  if (added === undefined) throw new DomainError("documentSentMeanwhile");
  return added.id;
}

function expectDay(expiresOn: string | null, now: Date): string {
  if (expiresOn === null) throw new DomainError("documentExpiryMissing", { field: "expires_on" });
  if (expiresOn < dayTime(now).date) throw new DomainError("documentExpired", { field: "expires_on" });
  return expiresOn;
}

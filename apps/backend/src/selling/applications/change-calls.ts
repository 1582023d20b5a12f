import { useCode } from "../../identity/codes/codes.ts";
import { verifyCode } from "../../identity/codes/verify-code.ts";
import { attachUploads, releaseUploads } from "../../platform/files/attach-uploads.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import type { Executor } from "../../platform/store/database.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { type MerchantApplication, merchantApplications } from "../../platform/store/schema/applications.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { expectFreeNames } from "../new-shops/free-names.ts";
import { lockPending } from "./decide-application.ts";
import { readCorrection } from "./read-application.ts";
import { documentsOf, maxDocuments } from "./submit-application.ts";

/**
 * `ShopApply/correct` (the extension `application_edit`): what the applicant has sent, written anew while nobody has decided.
 * The password stays where none is sent; another telephone needs its code.
 */
export async function handleCorrect(context: CustomerContext) {
  const { db, body, customer, passwords, now } = context;
  const meant = meantOf(context);
  const before = await ownApplication(db, meant);
  const { password, documents, ...correction } = await readCorrection(db, body);
  const codeId =
    correction.mobile === before.mobile
      ? null
      : await verifyCode(context, { destination: correction.mobile, scene: "SJSQYZ" });
  const passwordHash = password === undefined ? undefined : await passwords.hash(password);
  const at = now();
  await retriedTransaction(db, async (tx) => {
    if (codeId !== null) await useCode(tx, codeId, at);
    const { id, revision } = await lockOwn(tx, meant);
    await expectFreeNames(tx, correction, id);
    await releaseUploads(tx, documentsOf(id));
    const paths = await attachUploads(tx, {
      owner: { customerId: customer.id },
      purpose: "merchant",
      images: documents,
      most: maxDocuments,
      about: documentsOf(id),
    });
    await tx
      .update(merchantApplications)
      .set({
        ...correction,
        ...(passwordHash !== undefined && { passwordHash }),
        documents: [...paths],
        revision: revision + 1,
        correctedAt: at,
      })
      .where(eq(merchantApplications.id, id));
  });
  return new Reply({ id: meant.id }, { key: "applicationCorrectionSent" });
}

/** `ShopApply/withdraw` (the extension `application_edit`): its names are free again, and another one may be sent. */
export async function handleWithdraw(context: CustomerContext) {
  const { db, now } = context;
  const meant = meantOf(context);
  await db.transaction(async (tx) => {
    const { id } = await lockOwn(tx, meant);
    await tx
      .update(merchantApplications)
      .set({ state: "withdrawn", passwordHash: null, decidedAt: now() })
      .where(eq(merchantApplications.id, id));
  });
  return new Reply([], { key: "applicationWithdrawn" });
}

interface MeantApplication {
  readonly id: number;
  readonly customerId: number;
  /** What of it the applicant has seen. */
  readonly revision: number;
}

function meantOf({ body, customer }: CustomerContext): MeantApplication {
  return { id: requiredId(body, "id"), customerId: customer.id, revision: requiredId(body, "revision") };
}

async function ownApplication(db: Executor, { id, customerId }: MeantApplication): Promise<MerchantApplication> {
  const [found] = await db
    .select()
    .from(merchantApplications)
    .where(and(eq(merchantApplications.id, id), eq(merchantApplications.customerId, customerId)));
  if (found === undefined) throw new DomainError("applicationGone", { notFound: true });
  return found;
}

/** Whoever decides it at the same time waits, or has decided. */
async function lockOwn(tx: Executor, meant: MeantApplication): Promise<MerchantApplication> {
  await ownApplication(tx, meant);
  const application = await lockPending(tx, meant.id);
  if (application.revision !== meant.revision) throw new DomainError("applicationCorrectedElsewhere");
  return application;
}

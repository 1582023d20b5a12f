import { attachUploads, moveUploads } from "../../platform/files/attach-uploads.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { merchantApplications } from "../../platform/store/schema/applications.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";
import { expectFreeNames } from "../new-shops/free-names.ts";
import type { WantedShop } from "./read-application.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";

export const maxDocuments = 10;

export interface Submission extends Omit<WantedShop, "password"> {
  readonly customerId: number;
  readonly passwordHash: string;
  readonly language: Language;
  readonly idempotencyKey: string | null;
  readonly now: Date;
}

/** The application that an attempt has become already; null: none. */
export async function findSubmitted(
  db: Executor,
  customerId: number,
  idempotencyKey: string | null,
): Promise<number | null> {
  if (idempotencyKey === null) return null;
  const [found] = await db
    .select({ id: merchantApplications.id })
    .from(merchantApplications)
    .where(
      and(eq(merchantApplications.customerId, customerId), eq(merchantApplications.idempotencyKey, idempotencyKey)),
    );
  return found?.id ?? null;
}

/**
 * Stores an application.
 *
 * @returns its id
 * @throws {DomainError} where one of the customer's is pending, the name or the account is taken, or a document is not theirs
 */
export async function submitApplication(tx: Executor, submission: Submission): Promise<number> {
  const { customerId, documents, ...wanted } = submission;
  await lockCustomer(tx, customerId);
  await refuseWhatIsTaken(tx, submission);
  const [added] = await tx
    .insert(merchantApplications)
    .values({
      customerId,
      tradeId: wanted.tradeId,
      name: wanted.name,
      contact: wanted.contact,
      mobile: wanted.mobile,
      account: wanted.account,
      passwordHash: wanted.passwordHash,
      documents: [],
      state: "pending",
      language: wanted.language,
      idempotencyKey: wanted.idempotencyKey,
      createdAt: wanted.now,
    })
    .returning({ id: merchantApplications.id });
  if (added === undefined) throw new Error("The application was not stored");
  // What was refused or withdrawn is mostly sent once more with the same documents.
  const refused = await tx
    .select({ id: merchantApplications.id })
    .from(merchantApplications)
    .where(
      and(
        eq(merchantApplications.customerId, customerId),
        inArray(merchantApplications.state, ["refused", "withdrawn"]),
      ),
    );
  const from = refused.map(({ id }) => documentsOf(id));
  await moveUploads(tx, { images: documents, from, to: documentsOf(added.id) });
  const paths = await attachUploads(tx, {
    owner: { customerId },
    purpose: "merchant",
    images: documents,
    most: maxDocuments,
    about: documentsOf(added.id),
  });
  await tx
    .update(merchantApplications)
    .set({ documents: [...paths] })
    .where(eq(merchantApplications.id, added.id));
  return added.id;
}

/** What its documents are attached to. */
export function documentsOf(applicationId: number): string {
  return `merchant_application:${applicationId}`;
}

async function refuseWhatIsTaken(tx: Executor, submission: Submission): Promise<void> {
  const { customerId: owner, state } = merchantApplications;
  const { customerId } = submission;
  if ((await tx.$count(merchantApplications, and(eq(owner, customerId), eq(state, "pending")))) > 0)
    throw new DomainError("applicationPending");
  await expectFreeNames(tx, submission, 0);
}

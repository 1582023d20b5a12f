import { maxNicknameLength } from "../../identity/agents/manage-accounts.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import { notify } from "../../platform/notices/notify.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type MerchantApplication, merchantApplications } from "../../platform/store/schema/applications.ts";
import { eq } from "../../platform/store/sql.ts";
import { makeShop } from "../new-shops/make-shop.ts";

export interface DecidedApplication {
  readonly id: number;
  /** Which of what the applicant has sent was read; null: whatever is there. */
  readonly revision: number | null;
}

/**
 * Makes a shop of an application, not open yet, and its owner's account, and tells the applicant.
 *
 * @param by the operator at the desk; null: nobody there
 * @returns the shop's id
 * @throws {DomainError} where it is decided already, or the name or the account has been taken meanwhile
 */
export async function approveApplication(
  tx: Executor,
  { id, revision }: DecidedApplication,
  { now, by }: { readonly now: Date; readonly by: number | null },
): Promise<number> {
  const application = await lockPending(tx, id);
  refuseOutdated(application, revision);
  const { tradeId, name, contact, mobile, account, passwordHash } = application;
  const owner = {
    account,
    passwordHash,
    // They have shown that it is theirs.
    mobile,
    nickname: contact.slice(0, maxNicknameLength),
  };
  const { shopId } = await makeShop(tx, { shop: { name, tradeId }, owner }, { now, applicationId: id });
  await decide(tx, application, { state: "approved", shopId, decidedBy: by, now });
  await notifyApplicant(tx, application, { text: "noticeApplicationApproved", parameters: { name, account }, now });
  return shopId;
}

/** @throws {DomainError} where it is decided already */
export async function refuseApplication(
  tx: Executor,
  { id, revision }: DecidedApplication,
  { reason, now, by }: { readonly reason: string; readonly now: Date; readonly by: number | null },
): Promise<void> {
  const application = await lockPending(tx, id);
  refuseOutdated(application, revision);
  await decide(tx, application, { state: "refused", rejection: reason, decidedBy: by, now });
  const { name } = application;
  await notifyApplicant(tx, application, { text: "noticeApplicationRefused", parameters: { name, reason }, now });
}

/** @throws {DomainError} where the applicant has sent another one since the operator has read it */
function refuseOutdated(application: MerchantApplication, revision: number | null): void {
  if (revision !== null && application.revision !== revision) throw new DomainError("applicationCorrected");
}

/** Locks an application. @throws {DomainError} where there is none, or nothing of it can be changed any more */
export async function lockPending(tx: Executor, id: number): Promise<MerchantApplication> {
  const [found] = await tx.select().from(merchantApplications).where(eq(merchantApplications.id, id)).for("update");
  if (found === undefined) throw new DomainError("applicationGone", { notFound: true });
  if (found.state !== "pending") throw new DomainError("applicationDecided");
  return found;
}

type Decision = { readonly decidedBy: number | null; readonly now: Date } & (
  | { readonly state: "approved"; readonly shopId: number }
  | { readonly state: "refused"; readonly rejection: string }
);

async function decide(tx: Executor, { id }: MerchantApplication, { now, ...decision }: Decision): Promise<void> {
  await tx
    .update(merchantApplications)
    .set({ ...decision, passwordHash: null, decidedAt: now })
    .where(eq(merchantApplications.id, id));
}

interface DecisionNotice {
  readonly text: MessageKey;
  readonly parameters: Readonly<Record<string, string>>;
  readonly now: Date;
}

/** In the inbox, and by text message to the number that the application names. */
async function notifyApplicant(
  tx: Executor,
  application: MerchantApplication,
  { text, parameters, now }: DecisionNotice,
): Promise<void> {
  const { id, customerId, mobile, language } = application;
  await notify(
    tx,
    {
      customerId,
      kind: "account",
      about: { type: "account", id: customerId },
      text,
      parameters,
      image: null,
      message: { mobile, language },
      onceKey: `merchant_application:${id}`,
    },
    now,
  );
}

import { privateUpload } from "../../platform/files/upload-paths.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { messageText } from "../../platform/http/message-text.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { type ApplicationState, merchantApplications } from "../../platform/store/schema/applications.ts";
import { trades } from "../../platform/store/schema/merchants.ts";
import { and, count, desc, eq } from "../../platform/store/sql.ts";
import { more } from "../../platform/wire/page.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { applicationSettings } from "./application-settings.ts";
import { withDocumentNames } from "../../platform/files/linked-images.ts";

declare module "../../platform/http/services.ts" {
  interface Services {
    /** Where merchants work unless the setting says it; null: nobody has said. */
    readonly deskOrigin: string | null;
  }
}

/** As the contract numbers them. It knows nothing of withdrawing, so that is a refusal there, which says by whom. */
const codes: Readonly<Record<ApplicationState, number>> = { pending: 1, approved: 2, refused: 3, withdrawn: 3 };
const texts: Readonly<Record<ApplicationState, MessageKey>> = {
  pending: "applicationStatePending",
  approved: "applicationStateApproved",
  refused: "applicationStateRefused",
  withdrawn: "applicationStateWithdrawn",
};

/** `ShopApply/record`: the customer's own, newest first. */
export async function handleRecords({ db, query, customer, messages, language }: CustomerContext) {
  const page = query.page();
  const own = eq(merchantApplications.customerId, customer.id);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(merchantApplications)
      .where(own)
      .orderBy(desc(merchantApplications.id))
      .limit(page.size)
      .offset(page.offset),
    db.select({ total: count() }).from(merchantApplications).where(own),
  ]);
  const total = counted?.total ?? 0;
  return {
    count: total,
    lists: rows.map(({ id, name, createdAt, state }) => ({
      id,
      name,
      apply_time: wallClock(createdAt),
      audit_status: codes[state],
      audit_status_desc: messageText(messages, texts[state], language.wanted),
      // Ours.
      is_withdrawn: state === "withdrawn" ? 1 : 0,
    })),
    page_no: page.number,
    page_size: page.size,
    more: more(page, total),
  };
}

/** `ShopApply/detail`. The original answers the password, and anybody's application to anybody; ours does neither. */
export async function handleDetail({ db, query, customer, messages, language, deskOrigin }: CustomerContext) {
  const id = requiredId(query, "id");
  const [found] = await db
    .select({ application: merchantApplications, trade: trades })
    .from(merchantApplications)
    .innerJoin(trades, eq(trades.id, merchantApplications.tradeId))
    .where(and(eq(merchantApplications.id, id), eq(merchantApplications.customerId, customer.id)));
  if (found === undefined) throw new DomainError("applicationGone", { notFound: true });
  const { application, trade } = found;
  const { deskUrl } = await readSettings(db, applicationSettings, language);
  const appliedAt = wallClock(application.createdAt);
  const named = await withDocumentNames(db, application.documents);
  return {
    id,
    cid: application.tradeId,
    user_id: customer.id,
    cid_desc: inLanguage(trade, "name", language),
    name: application.name,
    nickname: application.contact,
    mobile: application.mobile,
    account: application.account,
    license: application.documents.map((path) => named(path, privateUpload(path))),
    audit_status: codes[application.state],
    audit_explain:
      application.state === "withdrawn"
        ? messageText(messages, "applicationWithdrawn", language.wanted)
        : application.rejection,
    // Ours.
    is_withdrawn: application.state === "withdrawn" ? 1 : 0,
    revision: application.revision,
    admin_address: deskUrl === "" ? (deskOrigin ?? "") : deskUrl,
    del: 0,
    apply_time: appliedAt,
    create_time: appliedAt,
    update_time: wallClock(application.decidedAt ?? application.correctedAt ?? application.createdAt),
  };
}

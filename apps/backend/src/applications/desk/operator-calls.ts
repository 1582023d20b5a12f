import { linkedImages } from "../../files/linked-images.ts";
import type { AgentContext } from "../../http/agent-call.ts";
import { DomainError } from "../../http/domain-error.ts";
import { Reply } from "../../http/reply.ts";
import { requiredId } from "../../http/required-id.ts";
import { inLanguage } from "../../store/language.ts";
import { onlyRow } from "../../store/only-row.ts";
import { retriedTransaction } from "../../store/retried-transaction.ts";
import { applicationStates, type MerchantApplication, merchantApplications } from "../../store/schema/applications.ts";
import { trades } from "../../store/schema/merchants.ts";
import { and, count, desc, eq } from "../../store/sql.ts";
import { pageFacts } from "../../wire/page.ts";
import { instant } from "../../wire/time.ts";
import { approveApplication, refuseApplication } from "../decide-application.ts";

const longestReason = 200;

/** `applications/list`: those that wait the oldest first, others the newest. */
export async function handleApplications({ db, query, language }: AgentContext) {
  const page = query.page();
  const state = applicationStates.find((each) => each === query.text("state"));
  const which = state === undefined ? undefined : eq(merchantApplications.state, state);
  const [rows, counted, pending] = await Promise.all([
    db
      .select({ application: merchantApplications, trade: trades })
      .from(merchantApplications)
      .innerJoin(trades, eq(trades.id, merchantApplications.tradeId))
      .where(which)
      .orderBy(state === "pending" ? merchantApplications.id : desc(merchantApplications.id))
      .limit(page.size)
      .offset(page.offset),
    db.select({ total: count() }).from(merchantApplications).where(which),
    db.$count(merchantApplications, eq(merchantApplications.state, "pending")),
  ]);
  return {
    list: rows.map(({ application, trade }) => ({
      ...listed(application),
      category: inLanguage(trade, "name", language),
    })),
    counts: { pending },
    ...pageFacts(page, onlyRow(counted).total),
  };
}

/** `applications/detail`, with links to the documents that nobody else has. */
export async function handleApplication(context: AgentContext) {
  const { db, query, language } = context;
  const [found] = await db
    .select({ application: merchantApplications, trade: trades })
    .from(merchantApplications)
    .innerJoin(trades, eq(trades.id, merchantApplications.tradeId))
    .where(and(eq(merchantApplications.id, requiredId(query, "id"))));
  if (found === undefined) throw new DomainError("applicationGone", { notFound: true });
  const { application, trade } = found;
  return {
    ...listed(application),
    category: inLanguage(trade, "name", language),
    contact: application.contact,
    mobile: application.mobile,
    account: application.account,
    refusal: application.refusal,
    shop_id: application.shopId,
    documents: await linkedImages(context, application.documents),
  };
}

/** `applications/approve` */
export async function handleApprove({ db, body, now }: AgentContext) {
  const id = requiredId(body, "id");
  const shopId = await retriedTransaction(db, (tx) => approveApplication(tx, id, now()));
  return new Reply({ shop_id: shopId }, { key: "applicationApproved" });
}

/** `applications/refuse`: the applicant reads the reason. */
export async function handleRefuse({ db, body, now }: AgentContext) {
  const id = requiredId(body, "id");
  const reason = body.text("reason");
  if (reason === "") throw new DomainError("applicationReasonNeeded", { field: "reason" });
  if (reason.length > longestReason) throw new DomainError("applicationReasonTooLong", { field: "reason" });
  await retriedTransaction(db, (tx) => refuseApplication(tx, id, { reason, now: now() }));
  return new Reply([], { key: "applicationRefused" });
}

function listed({ id, name, state, createdAt, decidedAt, documents }: MerchantApplication) {
  return {
    id,
    name,
    state,
    created_at: instant(createdAt),
    decided_at: instant(decidedAt),
    document_count: documents.length,
  };
}

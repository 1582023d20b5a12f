import { linkedImages } from "../../../platform/files/linked-images.ts";
import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Query } from "../../../platform/http/query.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { agentName } from "../../../platform/store/agent-name.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import {
  applicationStates,
  type MerchantApplication,
  merchantApplications,
} from "../../../platform/store/schema/applications.ts";
import { trades } from "../../../platform/store/schema/merchants.ts";
import { and, count, desc, eq } from "../../../platform/store/sql.ts";
import { pageFields } from "../../../platform/wire/page.ts";
import { instant } from "../../../platform/wire/time.ts";
import { approveApplication, type DecidedApplication, refuseApplication } from "../decide-application.ts";
import { singleRow } from "../../../platform/store/rows.ts";

const maxReasonLength = 200;

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
    ...pageFields(page, singleRow(counted).total),
  };
}

/** `applications/detail`, with links to the documents that nobody else has. */
export async function handleApplication(context: AgentContext) {
  const { db, query, language } = context;
  const [found] = await db
    .select({ application: merchantApplications, trade: trades, decider: agentName })
    .from(merchantApplications)
    .innerJoin(trades, eq(trades.id, merchantApplications.tradeId))
    .leftJoin(agents, eq(agents.id, merchantApplications.decidedBy))
    .where(and(eq(merchantApplications.id, requiredId(query, "id"))));
  if (found === undefined) throw new DomainError("applicationGone", { notFound: true });
  const { application, trade, decider } = found;
  return {
    ...listed(application),
    category: inLanguage(trade, "name", language),
    contact: application.contact,
    mobile: application.mobile,
    account: application.account,
    refusal: application.rejection,
    decided_by: decider === null ? "" : inLanguage(decider, "nickname", language),
    shop_id: application.shopId,
    documents: await linkedImages(context, application.documents),
  };
}

/** `applications/approve` */
export async function handleApprove({ db, agent, body, now }: AgentContext) {
  const decided = decidedOf(body);
  const shopId = await retriedTransaction(db, (tx) => approveApplication(tx, decided, { now: now(), by: agent.id }));
  return new Reply({ shop_id: shopId }, { key: "applicationApproved" });
}

/** `applications/refuse`: the applicant reads the reason. */
export async function handleRefuse({ db, agent, body, now }: AgentContext) {
  const decided = decidedOf(body);
  const reason = body.text("reason");
  if (reason === "") throw new DomainError("applicationReasonNeeded", { field: "reason" });
  if (reason.length > maxReasonLength) throw new DomainError("applicationReasonTooLong", { field: "reason" });
  await retriedTransaction(db, (tx) => refuseApplication(tx, decided, { reason, now: now(), by: agent.id }));
  return new Reply([], { key: "applicationRefused" });
}

/** A desk that names no revision knows of none, so it has read the first. */
function decidedOf(body: Query): DecidedApplication {
  return { id: requiredId(body, "id"), revision: body.integer("revision") ?? 1 };
}

function listed({ id, name, state, revision, createdAt, correctedAt, decidedAt, documents }: MerchantApplication) {
  return {
    id,
    name,
    state,
    revision,
    created_at: instant(createdAt),
    corrected_at: instant(correctedAt),
    decided_at: instant(decidedAt),
    document_count: documents.length,
  };
}

import type { AgentContext, Agent } from "../../../platform/http/agent-call.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { quickReplies, agents } from "../../../platform/store/schema/agents.ts";
import { and, asc, count, eq, isNull, or, sql, max } from "../../../platform/store/sql.ts";
import { flag } from "../../../platform/wire/scalars.ts";
import { more } from "../../../platform/wire/page.ts";
import { wallClock } from "../../../platform/wire/time.ts";
import { isOfShop } from "../chat-shop-id.ts";
import { singleRow } from "../../../platform/store/rows.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import type { Executor } from "../../../platform/store/database.ts";

const maxTitleLength = 100;
const maxContentLength = 500;

const maxReplies = 200;

/** `replies/save`: a quick reply of one's own, or one that all agents of the shop have; without an id a new one. */
export async function handleSaveReply({ db, agent, body, now }: AgentContext) {
  const [title, content] = [body.text("title"), body.text("content")];
  if (title === "" || title.length > maxTitleLength) throw new DomainError("quickReplyTitleWrong", { field: "title" });
  if (content === "" || content.length > maxContentLength)
    throw new DomainError("quickReplyContentWrong", { field: "content" });
  const isShared = body.flag("is_shared") === true;
  if (isShared && !mayShare(agent)) throw new DomainError("deskNotAllowed");
  const id = body.id("id");
  // What somebody has written anew is meant in whatever language it is read.
  const written = { title, content, translations: {}, agentId: isShared ? null : agent.id };
  const saved = await retriedTransaction(db, async (tx) => {
    if (id === null) return add(tx, agent, written, now());
    await expectMayChange(tx, agent, id);
    await tx
      .update(quickReplies)
      .set({ ...written, updatedAt: now() })
      .where(eq(quickReplies.id, id));
    return id;
  });
  return new Reply({ id: saved }, { key: "saved" });
}

/** `replies/remove` */
export async function handleRemoveReply({ db, agent, body }: AgentContext) {
  const id = requiredId(body, "id");
  await retriedTransaction(db, async (tx) => {
    await expectMayChange(tx, agent, id);
    await tx.delete(quickReplies).where(eq(quickReplies.id, id));
  });
  return new Reply([], { key: "saved" });
}

/** What all agents have is written by who may more than answer. */
function mayShare({ role }: Agent): boolean {
  return role !== "agent";
}

type Written = Pick<typeof quickReplies.$inferInsert, "agentId" | "content" | "title" | "translations">;

async function add(tx: Executor, agent: Agent, written: Written, now: Date): Promise<number> {
  // One after the other, so that nobody has more than there may be.
  await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, agent.id)).for("no key update");
  const ofShop = isOfShop(quickReplies.shopId, agent.shopId);
  const { agentId } = written;
  const own = and(
    ofShop,
    typeof agentId === "number" ? eq(quickReplies.agentId, agentId) : isNull(quickReplies.agentId),
  );
  if ((await tx.$count(quickReplies, own)) >= maxReplies) throw new DomainError("quickRepliesFull");
  const [last] = await tx
    .select({ position: max(quickReplies.position) })
    .from(quickReplies)
    .where(ofShop);
  const [row] = await tx
    .insert(quickReplies)
    .values({ ...written, shopId: agent.shopId, position: (last?.position ?? 0) + 1, createdAt: now })
    .returning({ id: quickReplies.id });
  return row?.id ?? 0;
}

/** @throws {DomainError} for one of another shop or another agent, and for a shared one of who may not share */
async function expectMayChange(tx: Executor, agent: Agent, id: number): Promise<void> {
  const [reply] = await tx
    .select()
    .from(quickReplies)
    .where(and(eq(quickReplies.id, id), isOfShop(quickReplies.shopId, agent.shopId)))
    .for("update");
  if (reply === undefined || (reply.agentId !== null && reply.agentId !== agent.id))
    throw new DomainError("quickReplyGone", { notFound: true });
  if (reply.agentId === null && !mayShare(agent)) throw new DomainError("deskNotAllowed");
}

/** `chat/reply`: what agents of the shop write often. */
export async function handleQuickReplies({ db, agent, query, language }: AgentContext) {
  const page = query.page();
  const keyword = query.text("keyword");
  const { title: written, translations } = quickReplies;
  const { wanted, fallback } = language;
  const instead = wanted === "zh" ? written : sql`${translations}->${fallback}->>'title'`;
  const title = sql`coalesce(${translations}->${wanted}->>'title', ${instead}, ${written})`;
  const which = and(
    isOfShop(quickReplies.shopId, agent.shopId),
    // One's own are ours.
    or(isNull(quickReplies.agentId), eq(quickReplies.agentId, agent.id)),
    keyword === "" ? undefined : sql`position(lower(${keyword}) in lower(${title})) > 0`,
  );
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(quickReplies)
      .where(which)
      .orderBy(asc(quickReplies.position), asc(quickReplies.id))
      .limit(page.size)
      .offset(page.offset),
    db.select({ total: count() }).from(quickReplies).where(which),
  ]);
  const { total } = singleRow(counted);
  return {
    list: rows.map((reply) => ({
      id: reply.id,
      shop_id: reply.shopId ?? 0,
      title: inLanguage(reply, "title", language),
      content: inLanguage(reply, "content", language),
      sort: reply.position,
      create_time: wallClock(reply.createdAt),
      update_time: reply.updatedAt === null ? null : wallClock(reply.updatedAt),
      is_own: flag(reply.agentId !== null),
    })),
    page: page.number,
    size: page.size,
    count: total,
    more: more(page, total),
  };
}

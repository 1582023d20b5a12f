import type { Agent, AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { agents, quickReplies } from "../../../platform/store/schema/agents.ts";
import { and, eq, isNull, max } from "../../../platform/store/sql.ts";
import { isOfShop } from "../chat-shop-id.ts";

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

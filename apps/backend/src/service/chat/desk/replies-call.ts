import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { quickReplies } from "../../../platform/store/schema/agents.ts";
import { and, asc, count, eq, isNull, or, sql } from "../../../platform/store/sql.ts";
import { flag } from "../../../platform/wire/scalars.ts";
import { more } from "../../../platform/wire/page.ts";
import { wallClock } from "../../../platform/wire/time.ts";
import { isOfShop } from "../chat-shop-id.ts";
import { singleRow } from "../../../platform/store/rows.ts";

/** `chat/reply`: what agents of the shop write often. */
export async function handleQuickReplies({ db, agent, query, language }: AgentContext) {
  const page = query.page();
  const keyword = query.text("keyword");
  const title = sql`coalesce(${quickReplies.translations}->${language}->>'title', ${quickReplies.title})`;
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

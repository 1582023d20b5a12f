import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { and, asc, eq, ne, sql } from "../../../platform/store/sql.ts";
import { flag } from "../../../platform/wire/scalars.ts";
import { isOfShop } from "../chat-shop-id.ts";
import { isAgentOnline } from "../presence.ts";

/** `chat/kefuInfo` */
export async function handleAgentInfo({ db, agent, images, language, defaultLanguage }: AgentContext) {
  const [own] = await db
    .select({ row: agents, isOnline: sql<boolean>`${isAgentOnline()}` })
    .from(agents)
    .where(eq(agents.id, agent.id));
  return {
    id: agent.id,
    shop_id: agent.shopId ?? 0,
    nickname: own === undefined ? agent.nickname : inLanguage(own.row, "nickname", language),
    avatar: images.of(agent.avatar),
    // Ours.
    must_change_password: flag(agent.mustChangePassword),
    role: agent.role,
    default_language: await defaultLanguage(),
    online: flag(own?.isOnline ?? false),
  };
}

/** `chat/online`: to whom a conversation can be passed on. */
export async function handleAgentsOnline({ db, agent, images, language }: AgentContext) {
  const others = await db
    .select()
    .from(agents)
    .where(and(isOfShop(agents.shopId, agent.shopId), ne(agents.id, agent.id), isAgentOnline()))
    .orderBy(asc(agents.id));
  return others.map((each) => ({
    id: each.id,
    nickname: inLanguage(each, "nickname", language),
    avatar: images.of(each.avatar),
  }));
}

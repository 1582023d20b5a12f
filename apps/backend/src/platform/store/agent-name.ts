import { agents } from "./schema/agents.ts";

/** What somebody at the desk is called, by the column of a query that joins them. */
export const agentName = { nickname: agents.nickname, translations: agents.translations };

export type AgentName = Pick<typeof agents.$inferSelect, keyof typeof agentName>;

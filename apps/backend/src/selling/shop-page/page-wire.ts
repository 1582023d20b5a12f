import type { AgentContext } from "../../platform/http/agent-call.ts";
import { agentName } from "../../platform/store/agent-name.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import type { ProposedShopName, ShopPageContents } from "../../platform/store/schema/shop-pages.ts";
import { eq } from "../../platform/store/sql.ts";
import { instant } from "../../platform/wire/time.ts";
import { nameOf } from "./page-contents.ts";

export function contentsWire(
  { name, intro, story, logo, banner, cover }: ShopPageContents,
  { images }: Pick<AgentContext, "images">,
) {
  const picture = (path: string | null): string => (path === null ? "" : images.of(path));
  return { name, intro, story, logo: picture(logo), banner: picture(banner), cover: picture(cover) };
}

/** What a shop would like to be called; null: what it is. */
export async function proposedNameWire(
  { db, language }: Pick<AgentContext, "db" | "language">,
  proposed: ProposedShopName | null,
) {
  if (proposed === null) return null;
  const { state, grounds, revision, sentAt, decidedAt, decidedBy } = proposed;
  return {
    id: proposed.shopId,
    revision,
    name: nameOf(proposed),
    state,
    grounds,
    sent_at: instant(sentAt),
    decided_at: instant(decidedAt),
    decided_by: await agentNamed(db, decidedBy, language),
  };
}

/** What somebody at the desk is called; "" for nobody. */
export async function agentNamed(db: Executor, id: number | null, language: AgentContext["language"]): Promise<string> {
  if (id === null) return "";
  const [agent] = await db.select(agentName).from(agents).where(eq(agents.id, id));
  return agent === undefined ? "" : inLanguage(agent, "nickname", language);
}

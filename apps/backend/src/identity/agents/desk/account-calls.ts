import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { and, asc, eq, ilike, or } from "../../../platform/store/sql.ts";
import { resetAccount } from "../manage-accounts.ts";

/** Whoever finds none of them among so many types more of the name. */
const most = 50;

/** `accounts/find`: accounts of the desk by a part of their account, name or shop. */
export async function handleFindAccounts({ db, agent, query, language }: AgentContext) {
  const words = `%${query
    .text("words")
    .slice(0, 100)
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .select({ row: agents, shop: shops })
    .from(agents)
    .leftJoin(shops, eq(shops.id, agents.shopId))
    .where(
      and(
        eq(agents.isAutomatic, false),
        or(ilike(agents.account, words), ilike(agents.nickname, words), ilike(shops.name, words)),
      ),
    )
    .orderBy(asc(agents.id))
    .limit(most);
  return rows.map(({ row, shop }) => ({
    id: row.id,
    account: row.account,
    nickname: inLanguage(row, "nickname", language),
    role: row.role,
    shop_name: shop === null ? "" : inLanguage(shop, "name", language),
    is_disabled: row.isDisabled,
    is_self: row.id === agent.id,
  }));
}

/** `accounts/reset`: a new password for who has no other way, answered once. The own one is changed with the present one. */
export async function handleResetAccount({ db, agent, passwords, body }: AgentContext) {
  const password = await resetAccount(db, passwords, { id: requiredId(body, "id"), operatorId: agent.id });
  if (password === null) throw new DomainError("deskAccountGone", { notFound: true });
  return new Reply({ password }, { key: "saved" });
}

import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { and, asc, eq, ilike, or } from "../../../platform/store/sql.ts";
import { instant } from "../../../platform/wire/time.ts";
import { addAccount, resetAccount, setAccountDisabled } from "../manage-accounts.ts";
import { requiredAccount } from "../required-account.ts";
import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { withSecondFactor } from "../second-factor/factors-of.ts";

/** More people than a shop has; who is disabled counts. */
const maxTeamSize = 200;

/** `team/list`: who works for the shop. */
export async function handleTeam({ db, shopId, agent, language }: ShopContext) {
  const rows = await db
    .select()
    .from(agents)
    .where(and(eq(agents.shopId, shopId), eq(agents.isAutomatic, false)))
    .orderBy(asc(agents.id));
  return rows.map((row) => ({
    id: row.id,
    account: row.account,
    nickname: inLanguage(row, "nickname", language),
    role: row.role,
    is_disabled: row.isDisabled,
    is_self: row.id === agent.id,
    created_at: instant(row.createdAt),
  }));
}

/** `team/add`: the password is answered once, and kept nowhere. */
export async function handleAddToTeam({ db, passwords, shopId, body, now }: ShopContext) {
  const { account, nickname } = requiredAccount(body);
  const role = (["agent", "staff"] as const).find((each) => each === body.text("role"));
  if (role === undefined) throw new DomainError("parameterWrong", { parameter: "role" });
  if ((await db.$count(agents, eq(agents.shopId, shopId))) >= maxTeamSize) throw new DomainError("teamFull");
  const password = await addAccount({ db, passwords, now: now() }, { account, nickname, shopId, role });
  if (password === null) throw new DomainError("teamAccountTaken", { field: "account" });
  return new Reply({ account, password }, { key: "added" });
}

/** `team/disable` and `team/enable`: of staff and agents; owners are the platform's to change. */
export function handleSetDisabled(isDisabled: boolean) {
  return async ({ db, shopId, body }: ShopContext) => {
    const id = requiredId(body, "id");
    if (!(await setAccountDisabled(db, { id, shopId }, isDisabled))) throw gone();
    return new Reply([], { key: "saved" });
  };
}

/** `team/reset`: a new password, answered once. */
export async function handleResetPassword({ db, passwords, shopId, body }: ShopContext) {
  const password = await resetAccount(db, passwords, { id: requiredId(body, "id"), shopId });
  if (password === null) throw gone();
  return new Reply({ password }, { key: "saved" });
}

function gone(): DomainError {
  return new DomainError("teamMemberGone", { notFound: true });
}

/** Whoever finds none of them among so many types more of the name. */
const maxFound = 50;

/** `accounts/find`: accounts of the desk by a part of their account, name or shop. */
export async function handleFindAccounts({ db, agent, query, language }: AgentContext) {
  const words = `%${query
    .text("words")
    .slice(0, 100)
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .select({ row: agents, shop: shops, hasFactor: withSecondFactor(db) })
    .from(agents)
    .leftJoin(shops, eq(shops.id, agents.shopId))
    .where(
      and(
        eq(agents.isAutomatic, false),
        or(ilike(agents.account, words), ilike(agents.nickname, words), ilike(shops.name, words)),
      ),
    )
    .orderBy(asc(agents.id))
    .limit(maxFound);
  return rows.map(({ row, shop, hasFactor }) => ({
    id: row.id,
    account: row.account,
    nickname: inLanguage(row, "nickname", language),
    role: row.role,
    has_second_factor: hasFactor,
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

import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { expectFreeNames } from "./free-names.ts";

type ShopRow = typeof shops.$inferInsert;
type AgentRow = typeof agents.$inferInsert;

export interface NewShop {
  /** A demo's has more than its name and its trade. */
  readonly shop: Omit<ShopRow, "createdAt">;
  readonly owner: Pick<AgentRow, "account" | "nickname" | "passwordHash"> &
    Partial<Pick<AgentRow, "translations" | "mobile" | "mustChangePassword">>;
}

export interface MadeShop {
  readonly shopId: number;
  readonly ownerId: number;
}

/**
 * Makes a shop with its owner's account. It is not open, because it has not said yet where it takes goods back. Belongs into a
 * transaction.
 *
 * @param applicationId which application has asked for the names; 0: none
 * @throws {DomainError} where the name of the shop or the account is taken, or its trade has been removed
 */
export async function makeShop(
  tx: Executor,
  { shop, owner }: NewShop,
  { now, applicationId = 0 }: { readonly now: Date; readonly applicationId?: number },
): Promise<MadeShop> {
  await expectFreeNames(tx, { name: shop.name, account: owner.account }, applicationId);
  if (typeof shop.tradeId === "number") await expectTrade(tx, shop.tradeId);
  const [made] = await tx
    .insert(shops)
    .values({ isOpen: false, ...shop, createdAt: now })
    .returning({ id: shops.id });
  const { id: shopId } = assertDefined(made, "shop that has just been made");
  const [added] = await tx
    .insert(agents)
    .values({ ...owner, shopId, role: "owner", createdAt: now })
    .onConflictDoNothing()
    .returning({ id: agents.id });
  // Whoever adds somebody to a team does not wait for names of shops.
  if (added === undefined) throw new DomainError("shopAccountTaken", { field: "account" });
  return { shopId, ownerId: added.id };
}

/** Whoever removes a trade waits for the shop, and sends it to another trade with all others. */
async function expectTrade(tx: Executor, id: number): Promise<void> {
  const [trade] = await tx
    .select({ id: trades.id })
    .from(trades)
    .where(and(eq(trades.id, id), isNull(trades.deletedAt)))
    .for("share");
  if (trade === undefined) throw new DomainError("shopTradeGone", { field: "trade_id" });
}

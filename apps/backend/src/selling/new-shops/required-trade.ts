import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { trades } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

/** What a shop is to deal in. @throws {DomainError} for the field */
export async function requiredTrade(db: Executor, body: Query, field: string): Promise<number> {
  const id = body.id(field);
  if (id === null) throw new DomainError("shopTradeNeeded", { field });
  const known = await db.$count(trades, and(eq(trades.id, id), isNull(trades.deletedAt)));
  if (known === 0) throw new DomainError("shopTradeGone", { field });
  return id;
}

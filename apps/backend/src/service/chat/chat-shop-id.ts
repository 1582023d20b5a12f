import { eq, isNull, type PgColumn, type SQL } from "../../platform/store/sql.ts";

/** Whose customer service a conversation is with: a shop's, or (null; 0 on the wire) the platform's own. */
export type ChatShopId = number | null;

export function chatShopIdOf(wire: number | null): ChatShopId {
  return wire === 0 ? null : wire;
}

export function isOfShop(column: PgColumn, shopId: ChatShopId): SQL {
  return shopId === null ? isNull(column) : eq(column, shopId);
}

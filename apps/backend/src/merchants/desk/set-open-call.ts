import type { ShopContext } from "../../http/desk-call.ts";
import { DomainError } from "../../http/domain-error.ts";
import { Reply } from "../../http/reply.ts";
import { shops } from "../../store/schema/merchants.ts";
import { and, eq, isNull } from "../../store/sql.ts";

/** `shop/set_open`: whether shoppers can order there. A shop that has just been approved is not open yet. */
export async function handleSetOpen({ db, shopId, body }: ShopContext) {
  const isOpen = body.flag("is_open");
  if (isOpen === null) throw new DomainError("parameterWrong", { parameter: "is_open" });
  await db
    .update(shops)
    .set({ isOpen })
    .where(and(eq(shops.id, shopId), isNull(shops.deletedAt)));
  return new Reply([], { key: "saved" });
}

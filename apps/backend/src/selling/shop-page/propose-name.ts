import type { Executor } from "../../platform/store/database.ts";
import { asStored, columnsOf, type WrittenTexts } from "../../platform/store/language-texts.ts";
import type { shops } from "../../platform/store/schema/merchants.ts";
import { type ProposedShopName, proposedShopNames } from "../../platform/store/schema/shop-pages.ts";
import { eq } from "../../platform/store/sql.ts";
import { isSameName, nameOf } from "./page-contents.ts";

/**
 * Proposes the name that a shop publishes: what it is called already takes an earlier proposal back, and what was proposed before
 * goes on waiting, or is proposed once more where it was refused. The shop's row is locked.
 *
 * @returns whether a name waits
 */
export async function settleProposedName(
  tx: Executor,
  shop: typeof shops.$inferSelect,
  name: WrittenTexts,
  now: Date,
): Promise<boolean> {
  const isOfShop = eq(proposedShopNames.shopId, shop.id);
  const [before] = await tx.select().from(proposedShopNames).where(isOfShop).for("update");
  if (isSameName(name, nameOf(shop))) {
    if (before !== undefined) await tx.delete(proposedShopNames).where(isOfShop);
    return false;
  }
  if (before?.state === "waits" && isSameName(name, nameOf(before))) return true;
  const proposed = {
    ...columnsOf({ name: asStored(name) }),
    state: "waits",
    grounds: "",
    revision: (before?.revision ?? 0) + 1,
    sentAt: now,
    decidedAt: null,
    decidedBy: null,
  } satisfies Omit<ProposedShopName, "shopId">;
  await tx
    .insert(proposedShopNames)
    .values({ shopId: shop.id, ...proposed })
    .onConflictDoUpdate({ target: proposedShopNames.shopId, set: proposed });
  return true;
}

import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { missingTerms } from "./missing-terms.ts";

/**
 * Opens or closes a shop. Whoever takes away what it sells by waits for that: the address of returns, or the freight.
 *
 * @throws {DomainError} where the shop is gone, or does not say yet what it has to
 */
export async function setOpen(tx: Executor, shopId: number, isOpen: boolean): Promise<void> {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for("update");
  const missing = await missingTerms(tx, shopId);
  if (missing === null) throw new DomainError("shopGone", { notFound: true });
  if (isOpen && missing.length > 0) throw new DomainError("shopNotReady");
  await tx.update(shops).set({ isOpen }).where(eq(shops.id, shopId));
}

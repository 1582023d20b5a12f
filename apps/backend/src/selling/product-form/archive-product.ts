import { DomainError } from "../../platform/http/domain-error.ts";
import type { Page } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { productImages, products, productTexts } from "../../platform/store/schema/catalog.ts";
import { productDrafts } from "../../platform/store/schema/product-drafts.ts";
import { and, count, desc, eq, isNotNull } from "../../platform/store/sql.ts";

/**
 * Nobody is offered it any more; what a flash sale has set aside is released by a trigger. Its draft goes, which would bring back
 * what nobody has looked at since.
 *
 * @throws {DomainError} where the shop has no such product
 */
export async function archiveProduct(tx: Executor, shopId: number, id: number, now: Date): Promise<void> {
  const { deletedAt } = await lockProduct(tx, shopId, id);
  if (deletedAt !== null) return;
  await tx.update(products).set({ deletedAt: now, updatedAt: now }).where(eq(products.id, id));
  await tx.delete(productDrafts).where(eq(productDrafts.productId, id));
}

/**
 * It comes back off the shelf: whether it may be sold is looked at when it is put there.
 *
 * @throws {DomainError} where the shop has no such product
 */
export async function restoreProduct(tx: Executor, shopId: number, id: number, now: Date): Promise<void> {
  const { deletedAt } = await lockProduct(tx, shopId, id);
  if (deletedAt === null) return;
  await tx.update(products).set({ deletedAt: null, isOnShelf: false, updatedAt: now }).where(eq(products.id, id));
}

async function lockProduct(tx: Executor, shopId: number, id: number) {
  const [row] = await tx
    .select({ deletedAt: products.deletedAt })
    .from(products)
    .where(and(eq(products.id, id), eq(products.shopId, shopId)))
    .for("no key update");
  if (row === undefined) throw new DomainError("productFormGone", { notFound: true });
  return row;
}

/** What was archived last first. */
export async function archivedProducts(db: Executor, shopId: number, page: Page) {
  const isTheirs = and(eq(products.shopId, shopId), isNotNull(products.deletedAt));
  const [rows, counted] = await Promise.all([
    db
      .select({ product: products, texts: productTexts, image: productImages.path })
      .from(products)
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .leftJoin(productImages, and(eq(productImages.productId, products.id), eq(productImages.position, 0)))
      .where(isTheirs)
      .orderBy(desc(products.deletedAt), desc(products.id))
      .limit(page.size)
      .offset(page.offset),
    db.select({ total: count() }).from(products).where(isTheirs),
  ]);
  return { rows, total: singleRow(counted).total };
}

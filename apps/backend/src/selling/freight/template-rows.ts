import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { freightTemplates } from "../../platform/store/schema/freight.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { asc, desc, eq } from "../../platform/store/sql.ts";

export type TemplateRow = typeof freightTemplates.$inferSelect;

/** A shop's templates: the default first, then the newest last. */
export function readTemplates(db: Executor, shopId: number): Promise<readonly TemplateRow[]> {
  return db
    .select()
    .from(freightTemplates)
    .where(eq(freightTemplates.shopId, shopId))
    .orderBy(desc(freightTemplates.isDefault), asc(freightTemplates.id));
}

/** Until the transaction ends nobody else changes freight of the shop. */
export async function lockFreight(tx: Executor, shopId: number): Promise<void> {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for("update");
}

/** The templates, which nobody else changes until the transaction ends. */
export async function lockedTemplates(tx: Executor, shopId: number): Promise<readonly TemplateRow[]> {
  await lockFreight(tx, shopId);
  return readTemplates(tx, shopId);
}

/** @throws {DomainError} where it is gone or another shop's, or somebody has changed it since it was read */
export function seenTemplate(rows: readonly TemplateRow[], { id, revision }: SeenRevision): TemplateRow {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new DomainError("freightTemplateGone", { notFound: true });
  if (row.revision !== revision) throw new DomainError("freightChangedMeanwhile");
  return row;
}

import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { byLanguage, storedText, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { brands } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { lockBrands } from "./lock-brands.ts";

export type BrandRow = typeof brands.$inferSelect;

/** In each language; files of products have as much. */
export const maxNameLength = 100;

export function brandTexts(row: Pick<BrandRow, "name" | "translations">): WrittenTexts {
  return byLanguage(storedText(row, "name"));
}

/** A brand that nobody else changes until the transaction ends. @throws {DomainError} where it is gone or somebody was quicker */
export async function lockedBrand(tx: Executor, { id, revision }: SeenRevision): Promise<BrandRow> {
  await lockBrands(tx);
  const row = await brandOf(tx, id, "id");
  if (row.revision !== revision) throw new DomainError("brandChangedMeanwhile");
  return row;
}

/** @param field of the form that names it */
export async function brandOf(db: Executor, id: number, field: string): Promise<BrandRow> {
  const [row] = await db.select().from(brands).where(eq(brands.id, id));
  if (row === undefined) throw new DomainError("brandGone", { notFound: true, field });
  return row;
}

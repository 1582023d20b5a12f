import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { productTexts } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import { type ProductToList, saleObstacles } from "./listing-rules.ts";

interface ListingTerms {
  readonly now: Date;
  readonly language: ReaderLanguage;
}

/**
 * Whether products may go on the shelf, where they stand.
 *
 * @throws {DomainError} where one of them may not, with its name, or that of what the shop has not shown
 */
export async function expectListable(
  tx: Executor,
  shopId: number,
  rows: readonly ProductToList[],
  { now, language }: ListingTerms,
): Promise<void> {
  const [barred] = await saleObstacles(tx, shopId, rows, now);
  if (barred === undefined) return;
  const [productId, obstacle] = barred;
  if (obstacle.kind === "document_missing")
    throw new DomainError("shelfDocumentMissing", { parameter: inLanguage(obstacle.document, "name", language) });
  const [texts] = await tx
    .select({ name: productTexts.name })
    .from(productTexts)
    .where(eq(productTexts.productId, productId));
  const key = obstacle.kind === "taken_down" ? "shelfTakenDown" : "shelfOtherTrades";
  throw new DomainError(key, { parameter: texts?.name ?? "" });
}

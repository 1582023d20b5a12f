import type { Executor } from "../../platform/store/database.ts";
import {
  type RequiredDocument,
  requiredDocuments,
  shopDocuments,
} from "../../platform/store/schema/required-documents.ts";
import { and, asc, eq, notExists } from "../../platform/store/sql.ts";
import { isRequired, isValid } from "./valid-documents.ts";

/** What a shop has not shown. */
export interface DocumentRules {
  /**
   * The documents that the shop would have to have shown to sell in a category, and has not; one that expired is as none. A
   * category below another one needs that one's documents, too.
   *
   * @param path ids from the first level on
   */
  missingDocuments(path: readonly (number | null)[]): readonly RequiredDocument[];
}

/** The rules as they are now, for one shop. */
export async function documentRules(db: Executor, shopId: number, now: Date): Promise<DocumentRules> {
  const isOfKind = and(eq(shopDocuments.kindId, requiredDocuments.id), eq(shopDocuments.shopId, shopId));
  const shown = db
    .select({ id: shopDocuments.id })
    .from(shopDocuments)
    .where(and(isOfKind, isValid(now)));
  const missing = await db
    .select()
    .from(requiredDocuments)
    .where(and(isRequired, notExists(shown)))
    .orderBy(asc(requiredDocuments.id));
  return { missingDocuments: (path) => missing.filter(({ categoryId }) => path.includes(categoryId)) };
}

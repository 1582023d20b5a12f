import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { cashTerms } from "../../platform/store/schema/cash-terms.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq, inArray } from "../../platform/store/sql.ts";

/** What a shop says of cash at the door. */
export interface CashTerms {
  readonly isOffered: boolean;
  /** Of an order, in fen; null: the platform's limit alone counts. */
  readonly most: number | null;
  /** Codes of provinces, cities or districts; none: wherever it sends to. */
  readonly regionIds: readonly number[];
}

type StoredTerms = CashTerms & { readonly revision: number };

/** Of a shop that has never said anything. */
const untold: StoredTerms = { isOffered: false, most: null, regionIds: [], revision: 0 };

/** By shop; one that has never said anything is absent. */
export async function cashTermsOf(db: Executor, shopIds: readonly number[]): Promise<ReadonlyMap<number, StoredTerms>> {
  const rows = await db
    .select()
    .from(cashTerms)
    .where(inArray(cashTerms.shopId, [...shopIds]));
  return new Map(rows.map((row) => [row.shopId, row]));
}

export async function readCashTerms(db: Executor, shopId: number): Promise<StoredTerms> {
  return (await cashTermsOf(db, [shopId])).get(shopId) ?? untold;
}

/** @throws {DomainError} where somebody has changed them since they were read */
export async function saveCashTerms(
  tx: Executor,
  shopId: number,
  { isOffered, most, regionIds, revision }: StoredTerms,
): Promise<void> {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for("update");
  const present = await readCashTerms(tx, shopId);
  if (present.revision !== revision) throw new DomainError("cashTermsChangedMeanwhile");
  const wanted = { isOffered, most, regionIds: [...regionIds], revision: revision + 1 };
  await tx
    .insert(cashTerms)
    .values({ shopId, ...wanted })
    .onConflictDoUpdate({ target: cashTerms.shopId, set: wanted });
}

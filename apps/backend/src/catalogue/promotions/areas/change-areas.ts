import { DomainError } from "../../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../../platform/http/seen-revision.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { movedPositions } from "../../../platform/store/moved-positions.ts";
import { asStored, columnsOf, type WrittenTexts } from "../../../platform/store/language-texts.ts";
import { assertDefined } from "../../../platform/store/rows.ts";
import { activityAreas } from "../../../platform/store/schema/promotions.ts";
import { eq } from "../../../platform/store/sql.ts";
import { type AreaRow, lockedAreas, seenArea } from "./area-rows.ts";
import { setAreaProducts } from "./area-products.ts";

/** More than anybody finds their way through on home. */
const maxAreas = 60;

export interface AreaContent {
  readonly name: WrittenTexts;
  /** What a shopper finds in it, in a line; may be in no language. */
  readonly synopsis: WrittenTexts;
  readonly isShown: boolean;
  /** In their order; undefined: they stay what they are. */
  readonly productIds: readonly number[] | undefined;
}

export interface NewArea extends AreaContent {
  readonly image?: string | null;
  /** A demo's, where each store has the same ones. */
  readonly id?: number;
}

/** Adds an area behind all others. @throws {DomainError} where there are too many, or a product is gone */
export async function addArea(tx: Executor, { id, image = null, ...content }: NewArea): Promise<AreaRow> {
  const rows = await lockedAreas(tx);
  if (rows.length >= maxAreas) throw new DomainError("areasTooMany", { parameter: String(maxAreas) });
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  const [row] = await tx
    .insert(activityAreas)
    .values({ ...(id !== undefined && { id }), ...columnsFor(content), image, position })
    .returning();
  const area = assertDefined(row, "area that has just been made");
  await setAreaProducts(tx, area.id, content.productIds ?? []);
  return area;
}

/** @param change its picture: undefined where it stays as it is @throws {DomainError} where a product is gone */
export async function changeArea(
  tx: Executor,
  row: AreaRow,
  { image, ...content }: AreaContent & { readonly image: string | null | undefined },
): Promise<void> {
  await tx
    .update(activityAreas)
    .set({ ...columnsFor(content), ...(image !== undefined && { image }), revision: row.revision + 1 })
    .where(eq(activityAreas.id, row.id));
  if (content.productIds !== undefined) await setAreaProducts(tx, row.id, content.productIds);
}

/** @param beforeId the one that it stands in front of; null: behind all others */
export async function moveArea(tx: Executor, seen: SeenRevision, beforeId: number | null): Promise<void> {
  const rows = await lockedAreas(tx);
  const area = seenArea(rows, seen);
  const moved = movedPositions(rows, area.id, beforeId);
  if (moved === null) throw new DomainError("areaChangedMeanwhile");
  for (const { id, position } of moved)
    await tx.update(activityAreas).set({ position }).where(eq(activityAreas.id, id));
}

/** Its products stay what they are. */
export async function removeArea(tx: Executor, seen: SeenRevision, now: Date): Promise<void> {
  const { id, revision } = seenArea(await lockedAreas(tx), seen);
  await tx
    .update(activityAreas)
    .set({ deletedAt: now, revision: revision + 1 })
    .where(eq(activityAreas.id, id));
}

function columnsFor({ name, synopsis, isShown }: Omit<AreaContent, "productIds">) {
  return { ...columnsOf({ name: asStored(name), synopsis: asStored(synopsis) }), isEnabled: isShown };
}

import type { Executor } from "../../platform/store/database.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { asc, isNull } from "../../platform/store/sql.ts";

export type CategoryRow = typeof categories.$inferSelect;

/** Ids from the first level on; the last is the category's own. */
export type CategoryPath = readonly [number, number | null, number | null];

export const maxLevel = 3;

/** The categories that are not removed, hidden ones included, siblings in their order. */
export class CategoryTree {
  readonly rows: readonly CategoryRow[];
  readonly #byId: ReadonlyMap<number, CategoryRow>;
  readonly #below: ReadonlyMap<number | null, readonly CategoryRow[]>;

  constructor(rows: readonly CategoryRow[]) {
    this.rows = rows;
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#below = Map.groupBy(rows, ({ parentId }) => parentId);
  }

  find(id: number): CategoryRow | undefined {
    return this.#byId.get(id);
  }

  /** @param id null: the first level */
  childrenOf(id: number | null): readonly CategoryRow[] {
    return this.#below.get(id) ?? [];
  }

  /** A category and all below it, parents before their children. */
  branchOf(row: CategoryRow): readonly CategoryRow[] {
    return [row, ...this.childrenOf(row.id).flatMap((child) => this.branchOf(child))];
  }

  /** How many levels a branch takes. */
  depthOf(row: CategoryRow): number {
    return 1 + Math.max(0, ...this.childrenOf(row.id).map((child) => this.depthOf(child)));
  }

  /** Ids from the first level down to the category. */
  idsAbove(row: CategoryRow): readonly number[] {
    const parent = row.parentId === null ? undefined : this.find(row.parentId);
    return parent === undefined ? [row.id] : [...this.idsAbove(parent), row.id];
  }
}

export async function readCategoryTree(db: Executor): Promise<CategoryTree> {
  const rows = await db
    .select()
    .from(categories)
    .where(isNull(categories.deletedAt))
    .orderBy(asc(categories.position), asc(categories.id));
  return new CategoryTree(rows);
}

/** As products name it. @throws {Error} where it is none */
export function pathOfIds([first, second, third]: readonly number[]): CategoryPath {
  if (first === undefined) throw new Error("A category's path has one id at least");
  return [first, second ?? null, third ?? null];
}

import type { Executor } from "../../platform/store/database.ts";
import { inLanguage } from "../../platform/store/language.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { and, asc, eq, isNull } from "../../platform/store/sql.ts";

interface CategoryNode {
  readonly id: number;
  readonly name: string;
  readonly pid: number;
  readonly image: string;
  readonly level: number;
  readonly type: 1;
  /** Always there on the first level, on the second only with children, never on the third. */
  readonly sons?: readonly CategoryNode[];
}

/** The shown categories; a child whose parent is hidden or deleted disappears with it. */
export async function categoryTree(db: Executor, { language, images }: Reader): Promise<readonly CategoryNode[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(and(eq(categories.isShown, true), isNull(categories.deletedAt)))
    .orderBy(asc(categories.position), asc(categories.id));
  const children = Map.groupBy(rows, (row) => row.parentId);

  function nodes(parentId: number | null): readonly CategoryNode[] {
    return (children.get(parentId) ?? []).map((row) => {
      const node = {
        id: row.id,
        name: inLanguage(row, "name", language),
        pid: row.parentId ?? 0,
        image: images.of(row.image),
        level: row.level,
        type: 1,
      } as const;
      const sons = nodes(row.id);
      return row.level === 1 || sons.length > 0 ? { ...node, sons } : node;
    });
  }
  return nodes(null);
}

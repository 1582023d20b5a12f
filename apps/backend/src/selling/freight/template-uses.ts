import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import { and, count, eq, isNull } from "../../platform/store/sql.ts";

export interface TemplateUses {
  /** How many products name a template, by its id. */
  readonly named: ReadonlyMap<number, number>;
  /** How many say nothing of their own, and travel by the default. */
  readonly byDefault: number;
}

/** How many products of a shop travel by which template. */
export async function templateUses(db: Executor, shopId: number): Promise<TemplateUses> {
  const rows = await db
    .select({ mode: productShipping.mode, id: productShipping.templateId, total: count() })
    .from(products)
    .leftJoin(productShipping, eq(productShipping.productId, products.id))
    .where(and(eq(products.shopId, shopId), isNull(products.deletedAt)))
    .groupBy(productShipping.mode, productShipping.templateId);
  return {
    named: new Map(rows.flatMap(({ id, total }) => (id === null ? [] : [[id, total] as const]))),
    byDefault: rows.find(({ mode }) => mode === null)?.total ?? 0,
  };
}

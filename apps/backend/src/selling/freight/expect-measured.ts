import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { freightTemplates, productShipping } from "../../platform/store/schema/freight.ts";
import { and, eq, isNull, or } from "../../platform/store/sql.ts";

/**
 * Of a product without a weight any number would travel for the price of the first step. Virtual goods are not sent.
 *
 * @param id a template of the shop, as it is to be from now on
 * @throws {DomainError} where it counts weight or volume, and products that travel by it have none; it says how many
 */
export async function expectMeasured(tx: Executor, id: number, field: string): Promise<void> {
  const [template] = await tx.select().from(freightTemplates).where(eq(freightTemplates.id, id));
  if (template === undefined || template.unit === "piece") return;
  const isByWeight = template.unit === "weight";
  const measure = isByWeight ? productShipping.grams : productShipping.cubicCentimetres;
  const isNamed = and(eq(productShipping.templateId, id), eq(measure, 0));
  const unmeasured = await tx
    .select({ id: products.id })
    .from(products)
    .leftJoin(productShipping, eq(productShipping.productId, products.id))
    .where(
      and(
        eq(products.shopId, template.shopId),
        isNull(products.deletedAt),
        eq(products.isVirtual, false),
        template.isDefault ? or(isNamed, isNull(productShipping.productId)) : isNamed,
      ),
    );
  if (unmeasured.length === 0) return;
  const key = isByWeight ? "freightWithoutWeight" : "freightWithoutVolume";
  throw new DomainError(key, { field, parameter: String(unmeasured.length) });
}

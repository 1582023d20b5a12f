import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { freightTemplates, productShipping } from "../../platform/store/schema/freight.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { expectMeasured } from "./expect-measured.ts";
import { lockedTemplates, seenTemplate } from "./template-rows.ts";

/**
 * Removes a template. Its products go to another one, which is the default then if this one was.
 *
 * @param targetId null: there are no products, it is not the default of others, and no shop would go on selling without saying
 *   what sending costs
 * @throws {DomainError} where it needs another one in its place, its products lack what that one counts, or somebody was quicker
 */
export async function removeTemplate(
  tx: Executor,
  shopId: number,
  seen: SeenRevision,
  targetId: number | null,
): Promise<void> {
  const rows = await lockedTemplates(tx, shopId);
  const { id, isDefault } = seenTemplate(rows, seen);
  const target = rows.find((each) => each.id === targetId && each.id !== id);
  if (target === undefined) {
    if (targetId !== null) throw new DomainError("freightTemplateGone", { notFound: true, field: "target_id" });
    // Without a default all that says nothing of its own is sent for free, whatever other templates say.
    const isMissed = isDefault && (rows.length > 1 || (await isOpen(tx, shopId)));
    const isNeeded = isMissed || (await isUsed(tx, id));
    if (isNeeded) throw new DomainError("freightTargetNeeded", { field: "target_id" });
  } else {
    await tx.update(productShipping).set({ templateId: target.id }).where(eq(productShipping.templateId, id));
  }
  await tx.delete(freightTemplates).where(eq(freightTemplates.id, id));
  if (target !== undefined && isDefault)
    await tx
      .update(freightTemplates)
      .set({ isDefault: true, revision: target.revision + 1 })
      .where(eq(freightTemplates.id, target.id));
  if (target !== undefined) await expectMeasured(tx, target.id, "target_id");
}

async function isOpen(tx: Executor, shopId: number): Promise<boolean> {
  const [shop] = await tx.select({ isOpen: shops.isOpen }).from(shops).where(eq(shops.id, shopId));
  return shop?.isOpen === true;
}

/** Removed products count as well: their rows name the template. */
async function isUsed(tx: Executor, id: number): Promise<boolean> {
  return (await tx.$count(productShipping, eq(productShipping.templateId, id))) > 0;
}

import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { freightRules, freightTemplates } from "../../platform/store/schema/freight.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { expectMeasured } from "./expect-measured.ts";
import type { WantedTemplate } from "./read-template.ts";
import { lockedTemplates, seenTemplate } from "./template-rows.ts";

/** More than anybody finds their way in. */
const maxTemplates = 50;

/**
 * The first template of a shop is its default, so that a product without any travels by it. Whether its products are measured
 * is the caller's to ask: a demo measures its own only once it has the templates.
 *
 * @returns its id
 */
export async function addTemplate(tx: Executor, shopId: number, wanted: WantedTemplate): Promise<number> {
  const rows = await lockedTemplates(tx, shopId);
  if (rows.length >= maxTemplates)
    throw new DomainError("freightTemplatesTooMany", { parameter: String(maxTemplates) });
  const { name, unit, undeliveredRegionIds } = wanted;
  const [added] = await tx
    .insert(freightTemplates)
    .values({
      shopId,
      name,
      unit,
      undeliveredRegionIds: [...undeliveredRegionIds],
      isDefault: rows.length === 0,
    })
    .returning({ id: freightTemplates.id });
  const { id } = assertDefined(added, "template that has just been added");
  await writeRules(tx, id, wanted.rules);
  return id;
}

/** @throws {DomainError} where somebody has changed it since it was read, or it would count what its products do not have */
export async function changeTemplate(
  tx: Executor,
  shopId: number,
  seen: SeenRevision,
  { name, unit, undeliveredRegionIds, rules }: WantedTemplate,
): Promise<void> {
  const { id, revision, unit: before } = seenTemplate(await lockedTemplates(tx, shopId), seen);
  await tx
    .update(freightTemplates)
    .set({ name, unit, undeliveredRegionIds: [...undeliveredRegionIds], revision: revision + 1 })
    .where(eq(freightTemplates.id, id));
  await tx.delete(freightRules).where(eq(freightRules.templateId, id));
  await writeRules(tx, id, rules);
  // One that has counted so before can be given other amounts all the same.
  if (unit !== before) await expectMeasured(tx, id, "unit");
}

/**
 * Products that say nothing of their own, and those of imports, travel by it from then on.
 *
 * @throws {DomainError} where it counts what they do not have, or somebody was quicker
 */
export async function makeDefault(tx: Executor, shopId: number, seen: SeenRevision): Promise<void> {
  const { id, revision } = seenTemplate(await lockedTemplates(tx, shopId), seen);
  await tx
    .update(freightTemplates)
    .set({ isDefault: false })
    .where(and(eq(freightTemplates.shopId, shopId), eq(freightTemplates.isDefault, true)));
  await tx
    .update(freightTemplates)
    .set({ isDefault: true, revision: revision + 1 })
    .where(eq(freightTemplates.id, id));
  await expectMeasured(tx, id, "id");
}

async function writeRules(tx: Executor, templateId: number, rules: WantedTemplate["rules"]): Promise<void> {
  await tx
    .insert(freightRules)
    .values(rules.map((rule, position) => ({ ...rule, templateId, position, regionIds: [...rule.regionIds] })));
}

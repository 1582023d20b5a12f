import { isRegion, todaysRegion } from "../../identity/addresses/regions.ts";
import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { optionalId, requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { decimalYuan, fenOf } from "../../platform/wire/money.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { expectMeasured } from "./expect-measured.ts";
import { readFreeFrom, readSeenFreeFrom, saveFreeFrom } from "./free-from.ts";
import { requiredUnits } from "./freight-bounds.ts";
import { freeShippingOf, freightTemplatesOf } from "./freight-terms.ts";
import { freeFromWire, templateWire } from "./freight-wire.ts";
import { readTemplate } from "./read-template.ts";
import { removeTemplate } from "./remove-template.ts";
import { addTemplate, changeTemplate, makeDefault } from "./save-template.ts";
import { readTemplates } from "./template-rows.ts";
import { templateUses } from "./template-uses.ts";
import { tryFreight } from "./try-freight.ts";

/** `freight/list`: the templates of a shop with how many products travel by each, and from when on it sends for free. */
export async function handleFreight({ db, shopId }: ShopContext) {
  const rows = await readTemplates(db, shopId);
  const terms = await freightTemplatesOf(
    db,
    rows.map(({ id }) => id),
  );
  const uses = await templateUses(db, shopId);
  const free = (await freeShippingOf(db, [shopId])).get(shopId) ?? [];
  return {
    templates: rows.map((row) => templateWire(row, terms.get(row.id)?.rules ?? [], uses)),
    free_from: free.map(freeFromWire),
  };
}

/** `freight/save`: a new template, or what one is to be. */
export async function handleSaveTemplate({ db, shopId, body }: ShopContext) {
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const wanted = readTemplate(body);
  const id = await retriedTransaction(db, async (tx) => {
    if (seen !== null) {
      await changeTemplate(tx, shopId, seen, wanted);
      return seen.id;
    }
    const added = await addTemplate(tx, shopId, wanted);
    await expectMeasured(tx, added, "unit");
    return added;
  });
  return new Reply({ id }, { key: "freightSaved" });
}

/** `freight/make_default`: for products that say nothing of their own, and for those of imports. */
export async function handleMakeDefault({ db, shopId, body }: ShopContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, (tx) => makeDefault(tx, shopId, seen));
  return new Reply([], { key: "freightSaved" });
}

/** `freight/remove`: its products go to `target_id`. */
export async function handleRemoveTemplate({ db, shopId, body }: ShopContext) {
  const seen = seenRevision(body);
  const targetId = optionalId(body, "target_id");
  await retriedTransaction(db, (tx) => removeTemplate(tx, shopId, seen, targetId));
  return new Reply([], { key: "freightRemoved" });
}

/** `freight/save_free_from`: all amounts at once. `was` has them as they were read. */
export async function handleSaveFreeFrom({ db, shopId, body }: ShopContext) {
  const change = { was: readSeenFreeFrom(body, "was"), wanted: readFreeFrom(body, "free_from") };
  await retriedTransaction(db, (tx) => saveFreeFrom(tx, shopId, change));
  return new Reply([], { key: "saved" });
}

/** `freight/try`: what a parcel would cost to be sent somewhere. */
export async function handleTryFreight({ db, shopId, query }: ShopContext) {
  const templateId = requiredId(query, "id");
  if (!(await readTemplates(db, shopId)).some(({ id }) => id === templateId))
    throw new DomainError("freightTemplateGone", { notFound: true });
  const region = {
    provinceId: requiredId(query, "province_id"),
    cityId: requiredId(query, "city_id"),
    districtId: requiredId(query, "district_id"),
  };
  if (!isRegion(region)) throw new DomainError("freightRegionUnknown", { field: "district_id" });
  const units = requiredUnits(query, "units");
  const goodsAmount = query.text("goods_amount") === "" ? 0 : fenOf(query.text("goods_amount"));
  if (goodsAmount === null) throw new DomainError("freightAmountWrong", { field: "goods_amount" });
  const parcel = { shopId, templateId, units, goodsAmount, destination: todaysRegion(region) };
  const { amount, undeliverable } = await tryFreight(db, parcel);
  return { freight: decimalYuan(amount), is_delivered: flag(undeliverable.length === 0) };
}

import type { StoredOption, StoredProduct, StoredSku } from "../../catalogue/products/stored-products.ts";
import { asStored, columnsOf, isSameText } from "../../platform/store/language-texts.ts";
import type { DraftContent, DraftOption } from "../../platform/store/schema/product-drafts.ts";
import type { NewIds } from "../imports/plan/new-ids.ts";
import type { PlannedOptions } from "../imports/plan/plan-options.ts";
import type { ProductIdentity } from "../imports/plan/plan-product.ts";
import type { WrittenSku } from "../imports/plan/plan-skus.ts";
import type { OptionChanges, ValueChanges } from "../imports/plan/product-plan.ts";

type OptionRow = OptionChanges["inserted"][number];
type ValueRow = ValueChanges["inserted"][number];

/**
 * As forms know a product: options, values and SKUs by their ids. So they can be renamed, reordered, added and removed, and
 * whoever has a SKU keeps it. What a form does not have is removed, SKUs are retired; one that is new may be one that was
 * retired before.
 */
export function formIdentity(content: DraftContent, retired: readonly StoredSku[]): ProductIdentity {
  return {
    planOptions: (productId, stored, ids) => planOptionsById(productId, content.options, stored, ids),
    match: (written, stored) => matchById(content, written, stored, new Set(retired)),
    retired,
    leftOver: "retired",
    hasOpenNumbers: false,
  };
}

interface PlannedValues {
  readonly ids: readonly number[];
  readonly inserted: readonly ValueRow[];
  readonly updated: readonly ValueRow[];
  readonly moved: readonly number[];
  readonly deleted: readonly number[];
}

function planOptionsById(
  productId: number,
  written: readonly DraftOption[],
  stored: StoredProduct["options"],
  ids: NewIds,
): PlannedOptions & { readonly deletedValues: readonly number[] } {
  const planned = written.map((option, position) => {
    const known = stored.find(({ id }) => id === option.id);
    const id = known?.id ?? ids.next();
    const row: OptionRow = { id, productId, position, ...columnsOf({ name: asStored(option.name) }) };
    return { option, known, row, values: planValuesById(id, option.values, known?.values ?? [], ids) };
  });
  const isOther = ({ known, row, option }: (typeof planned)[number]) =>
    known !== undefined && (known.position !== row.position || !isSameText(known.name, option.name));
  const known = new Set(planned.map(({ row }) => row.id));
  return {
    options: {
      inserted: planned.filter((each) => each.known === undefined).map(({ row }) => row),
      updated: planned.filter(isOther).map(({ row }) => row),
      moved: planned
        .filter((each) => each.known !== undefined && each.known.position !== each.row.position)
        .map(({ row }) => row.id),
      deleted: stored.flatMap(({ id }) => (known.has(id) ? [] : [id])),
    },
    values: {
      inserted: planned.flatMap(({ values }) => values.inserted),
      updated: planned.flatMap(({ values }) => values.updated),
      moved: planned.flatMap(({ values }) => values.moved),
    },
    valueIds: planned.map(({ values }) => values.ids),
    // Those of an option that is deleted go with it.
    deletedValues: planned.flatMap(({ values }) => values.deleted),
  };
}

function planValuesById(
  optionId: number,
  written: DraftOption["values"],
  stored: StoredOption["values"],
  ids: NewIds,
): PlannedValues {
  const rows = written.map(({ id: writtenId, text }, position) => {
    const known = stored.find(({ id }) => id === writtenId);
    const row: ValueRow = { id: known?.id ?? ids.next(), optionId, position, ...columnsOf({ value: asStored(text) }) };
    const isMoved = known !== undefined && known.position !== position;
    return {
      row,
      isNew: known === undefined,
      isMoved,
      isOther: isMoved || (known !== undefined && !isSameText(known.text, text)),
    };
  });
  const known = new Set(rows.map(({ row }) => row.id));
  return {
    ids: rows.map(({ row }) => row.id),
    inserted: rows.filter(({ isNew }) => isNew).map(({ row }) => row),
    updated: rows.filter(({ isOther }) => isOther).map(({ row }) => row),
    moved: rows.filter(({ isMoved }) => isMoved).map(({ row }) => row.id),
    deleted: stored.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  };
}

/** A new SKU is a retired one with its values, else with its number: it goes on with that one's history of prices. */
function matchById(
  { skus }: DraftContent,
  written: readonly WrittenSku[],
  stored: readonly StoredSku[],
  retired: ReadonlySet<StoredSku>,
): readonly (StoredSku | undefined)[] {
  const byId = new Map(stored.map((sku) => [sku.id, sku]));
  const named = skus.map(({ id }) => (id === null ? undefined : byId.get(id)));
  const free = new Set([...retired].filter((sku) => !named.includes(sku)));
  const take = (isIt: (sku: StoredSku) => boolean): StoredSku | undefined => {
    const found = [...free].findLast(isIt);
    if (found !== undefined) free.delete(found);
    return found;
  };
  const combined = written.map(
    ({ optionValueIds }, index) =>
      named[index] ??
      (optionValueIds.some((id) => id < 0)
        ? undefined
        : take((sku) => sku.optionValueIds.join() === optionValueIds.join())),
  );
  return written.map(
    ({ sku }, index) =>
      combined[index] ?? (sku.number === null ? undefined : take(({ ownNumber }) => ownNumber === sku.number)),
  );
}

import { languages } from "../../../platform/store/language.ts";
import type { ImportedOption } from "../imported-product.ts";
import {
  asStored,
  byLanguage,
  columnsOf,
  isSameText,
  type WrittenTexts,
} from "../../../platform/store/language-texts.ts";
import type { StoredOption, StoredValue } from "../../../catalogue/products/stored-products.ts";
import type { NewIds } from "./new-ids.ts";
import type { OptionChanges, ValueChanges } from "./product-plan.ts";

export interface PlannedOptions {
  readonly options: OptionChanges;
  readonly values: Omit<ValueChanges, "deleted">;
  /** Of each option of the file the ids of its values. */
  readonly valueIds: readonly (readonly number[])[];
}

/**
 * Options are known by their place, their values by a text in any language. Values that the file does not have stay, since
 * SKUs may have them that are not in the file either; so new ones are put behind them, and known ones stay in their order.
 */
export function planOptions(
  productId: number,
  written: readonly ImportedOption[],
  stored: readonly StoredOption[],
  ids: NewIds,
): PlannedOptions {
  const options: { inserted: Row[]; updated: Row[] } = { inserted: [], updated: [] };
  const values: { inserted: ValueRow[]; updated: ValueRow[] } = { inserted: [], updated: [] };
  const valueIds = written.map((option, index) => {
    const known = stored[index];
    const id = known?.id ?? ids.next();
    const row = { id, productId, position: known?.position ?? index, ...columnsOf({ name: asStored(option.name) }) };
    if (known === undefined) options.inserted.push(row);
    else if (!isSameText(known.name, option.name)) options.updated.push(row);
    return planValues(id, option.values, known?.values ?? [], ids, values);
  });
  const deleted = stored.slice(written.length).map(({ id }) => id);
  return { options: { ...options, deleted, moved: [] }, values: { ...values, moved: [] }, valueIds };
}

type Row = OptionChanges["inserted"][number];
type ValueRow = ValueChanges["inserted"][number];

function planValues(
  optionId: number,
  written: readonly WrittenTexts[],
  stored: readonly StoredValue[],
  ids: NewIds,
  rows: { readonly inserted: ValueRow[]; readonly updated: ValueRow[] },
): readonly number[] {
  const known = matches(written, stored);
  let behind = Math.max(-1, ...stored.map(({ position }) => position)) + 1;
  return written.map((texts, index) => {
    const value = known[index];
    const columns = columnsOf({ value: asStored(texts) });
    if (value === undefined) {
      const id = ids.next();
      rows.inserted.push({ id, optionId, position: behind, ...columns });
      behind += 1;
      return id;
    }
    if (!isSameText(value.text, texts))
      rows.updated.push({ id: value.id, optionId, position: value.position, ...columns });
    return value.id;
  });
}

/** Of each written value the stored one that it is: one with all of its texts, else with one of them. */
function matches(
  written: readonly WrittenTexts[],
  stored: readonly StoredValue[],
): readonly (StoredValue | undefined)[] {
  const free = new Set(stored);
  const take = (isIt: (value: StoredValue) => boolean): StoredValue | undefined => {
    const found = stored.find((value) => free.has(value) && isIt(value));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const same = written.map((texts) => take((value) => isSameText(value.text, texts)));
  return written.map((texts, index) => same[index] ?? take((value) => sharesText(byLanguage(value.text), texts)));
}

function sharesText(one: WrittenTexts, other: WrittenTexts): boolean {
  return languages.some((language) => one[language] !== undefined && one[language] === other[language]);
}

import {
  type FormOption,
  type FormOptionValue,
  type FormSku,
  type LanguageTexts,
  productFormLimits,
} from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { movedItem } from "../shared/moved-item.ts";

/** What a product is offered in: each SKU names a value of each option, by their positions. */
export interface Variants {
  readonly options: readonly FormOption[];
  readonly skus: readonly FormSku[];
}

const { skus: maxSkus } = productFormLimits;

/** A SKU that nothing is written in yet. */
export const blankSku: FormSku = {
  id: null,
  values: [],
  number: "",
  price: null,
  marketPrice: null,
  stock: null,
  stockRead: null,
  barcode: "",
  makerNumber: "",
  image: null,
};

/** How many combinations of values there are; without options there is one. */
export function combinationCount(options: readonly FormOption[]): number {
  return options.reduce((count, { values }) => count * values.length, 1);
}

/** All combinations of values, in the order of options and values. */
export function combinations(options: readonly FormOption[]): readonly (readonly number[])[] {
  return options.reduce<readonly (readonly number[])[]>(
    (before, { values }) => before.flatMap((each) => values.map((_, index) => [...each, index])),
    [[]],
  );
}

export function combinationKey(values: readonly number[]): string {
  return values.join("-");
}

/** A combination of values, and the SKU that it is offered as; null: it is left out. */
export interface VariantRow {
  readonly values: readonly number[];
  readonly sku: FormSku | null;
}

/** All combinations as far as they fit into a table; else those that are offered. */
export function variantRows({ options, skus }: Variants): readonly VariantRow[] {
  const offered = new Map(skus.map((sku) => [combinationKey(sku.values), sku]));
  if (combinationCount(options) > maxSkus) return skus.map((sku) => ({ values: sku.values, sku }));
  return combinations(options).map((values) => ({ values, sku: offered.get(combinationKey(values)) ?? null }));
}

function inOrder(variants: Variants): Variants {
  const skus = variants.skus.toSorted((one, other) => {
    const index = one.values.findIndex((value, at) => value !== other.values[at]);
    return index === -1 ? 0 : (one.values[index] ?? 0) - (other.values[index] ?? 0);
  });
  return { ...variants, skus };
}

/**
 * The option whose values have pictures of their own: SKUs with the same value of it look the same. The first one, as long as
 * none has.
 */
export function pictureOption({ options, skus }: Variants): number {
  if (skus.every(({ image }) => image === null)) return 0;
  const found = options.findIndex((_, option) =>
    options[option]?.values.every((__, value) => {
      const images = skus.filter(({ values }) => values[option] === value).map(({ image }) => image);
      return images.every((image) => image === images[0]);
    }),
  );
  return Math.max(0, found);
}

/** The picture of a value: that of what is offered with it, where that has one in common. */
export function valuePicture({ skus }: Variants, option: number, value: number): string | null {
  const images = skus.filter(({ values }) => values[option] === value).map(({ image }) => image);
  return images.every((image) => image === images[0]) ? (images[0] ?? null) : null;
}

export function withValuePicture(variants: Variants, option: number, value: number, image: string | null): Variants {
  const skus = variants.skus.map((sku) => (sku.values[option] === value ? { ...sku, image } : sku));
  return { ...variants, skus };
}

/** A new SKU begins with what it most likely has in common with one that differs from it in an option. */
function skuLike(values: readonly number[], variants: Variants, option: number): FormSku {
  const { skus } = variants;
  const sibling = skus.find((sku) => sku.values.every((value, index) => index === option || value === values[index]));
  const like = sibling ?? skus[0];
  if (like === undefined) return { ...blankSku, values };
  const looks = pictureOption(variants);
  const image = skus.find((sku) => sku.values[looks] === values[looks])?.image ?? null;
  return { ...blankSku, values, price: like.price, marketPrice: like.marketPrice, image };
}

/** The SKUs of an option that is new: what was offered so far has its first value, the others are offered as well. */
export function withOption(variants: Variants, option: FormOption): Variants {
  const before = variants.skus.length === 0 && variants.options.length === 0 ? [blankSku] : variants.skus;
  const options = [...variants.options, option];
  const first = before.map((sku) => ({ ...sku, values: [...sku.values, 0] }));
  const more = option.values.slice(1).flatMap((_, index) =>
    before.map(({ price, marketPrice, image, values }) => ({
      ...blankSku,
      price,
      marketPrice,
      image,
      values: [...values, index + 1],
    })),
  );
  return inOrder({ options, skus: withinLimit(first, more) });
}

/** Further values, each offered with whatever another value of the option is offered with. */
export function withValues(variants: Variants, option: number, texts: readonly LanguageTexts[]): Variants {
  const changed = variants.options[option];
  if (changed === undefined) return variants;
  const known = changed.values.length;
  const values = [...changed.values, ...texts.map((text): FormOptionValue => ({ id: null, text }))];
  const options = variants.options.with(option, { ...changed, values });
  const others = new Map(variants.skus.map((sku) => [combinationKey(sku.values.with(option, 0)), sku.values]));
  const more = texts.flatMap((_, index) =>
    [...others.values()].map((combination) => skuLike(combination.with(option, known + index), variants, option)),
  );
  return inOrder({ options, skus: withinLimit(variants.skus, more) });
}

/** What would be too many is left out, so that the SKUs that are there stay. */
function withinLimit(present: readonly FormSku[], more: readonly FormSku[]): readonly FormSku[] {
  return present.length + more.length > maxSkus ? present : [...present, ...more];
}

/** How many SKUs there would be with so many further values of an option. */
export function skuCountWith({ options, skus }: Variants, option: number, further: number): number {
  if (option >= options.length) return Math.max(1, skus.length) * further;
  const others = new Set(skus.map((sku) => combinationKey(sku.values.with(option, 0))));
  return skus.length + others.size * further;
}

/** Without a value and what was offered with it. Its option goes with its last value. */
export function withoutValue(variants: Variants, option: number, value: number): Variants {
  const changed = variants.options[option];
  if (changed === undefined) return variants;
  if (changed.values.length <= 1) return withoutOption(variants, option, value);
  const options = variants.options.with(option, { ...changed, values: changed.values.toSpliced(value, 1) });
  const skus = variants.skus.flatMap((sku) => {
    const at = sku.values[option] ?? 0;
    if (at === value) return [];
    return at < value ? [sku] : [{ ...sku, values: sku.values.with(option, at - 1) }];
  });
  return { options, skus };
}

/**
 * Without an option. What differed in nothing else becomes one: the SKU that had the value that is named stays, and where
 * there is none, the first.
 */
export function withoutOption(variants: Variants, option: number, survivor: number): Variants {
  const options = variants.options.toSpliced(option, 1);
  const merged = new Map<string, FormSku>();
  const survivorsFirst = variants.skus.toSorted(
    (one, other) => Number(other.values[option] === survivor) - Number(one.values[option] === survivor),
  );
  for (const sku of survivorsFirst) {
    const values = sku.values.toSpliced(option, 1);
    const key = combinationKey(values);
    if (!merged.has(key)) merged.set(key, { ...sku, values });
  }
  return inOrder({ options, skus: [...merged.values()] });
}

export function withMovedOption(variants: Variants, from: number, to: number): Variants {
  const options = movedItem(variants.options, from, to);
  if (options === variants.options) return variants;
  return inOrder({ options, skus: variants.skus.map((sku) => ({ ...sku, values: movedItem(sku.values, from, to) })) });
}

export function withMovedValue(variants: Variants, option: number, from: number, to: number): Variants {
  const changed = variants.options[option];
  if (changed === undefined) return variants;
  const order = movedItem(
    changed.values.map((_, index) => index),
    from,
    to,
  );
  const options = variants.options.with(option, { ...changed, values: movedItem(changed.values, from, to) });
  const skus = variants.skus.map((sku) => ({
    ...sku,
    values: sku.values.with(option, order.indexOf(sku.values[option] ?? 0)),
  }));
  return inOrder({ options, skus });
}

export function withOptionName(variants: Variants, option: number, name: LanguageTexts): Variants {
  const changed = variants.options[option];
  return changed === undefined
    ? variants
    : { ...variants, options: variants.options.with(option, { ...changed, name }) };
}

export function withChangedValue(
  variants: Variants,
  option: number,
  value: number,
  change: Partial<FormOptionValue>,
): Variants {
  const changed = variants.options[option];
  const before = changed?.values[value];
  if (changed === undefined || before === undefined) return variants;
  const values = changed.values.with(value, { ...before, ...change });
  return { ...variants, options: variants.options.with(option, { ...changed, values }) };
}

/** Offers a combination, or leaves it out. */
export function withOffered(variants: Variants, values: readonly number[], isOffered: boolean): Variants {
  const key = combinationKey(values);
  const others = variants.skus.filter((sku) => combinationKey(sku.values) !== key);
  if (!isOffered) return { ...variants, skus: others };
  if (others.length < variants.skus.length || others.length >= maxSkus) return variants;
  return inOrder({ ...variants, skus: [...variants.skus, skuLike(values, variants, -1)] });
}

/** One SKU with other contents. */
export function withSku(variants: Variants, values: readonly number[], change: Partial<FormSku>): Variants {
  const key = combinationKey(values);
  const skus = variants.skus.map((sku) => (combinationKey(sku.values) === key ? { ...sku, ...change } : sku));
  return { ...variants, skus };
}

/** Whether a value is there already, in whatever language. */
export function hasValue({ values }: FormOption, text: string): boolean {
  const plain = text.trim().toLowerCase();
  return values.some((value) => locales.some((locale) => (value.text[locale] ?? "").trim().toLowerCase() === plain));
}

/** Whether each SKU has one value of each option, and no two have the same ones. */
export function isConsistent({ options, skus }: Variants): boolean {
  const isWhole = ({ values }: FormSku): boolean =>
    values.length === options.length &&
    values.every((value, index) => Number.isInteger(value) && options[index]?.values[value] !== undefined);
  return skus.every(isWhole) && new Set(skus.map(({ values }) => combinationKey(values))).size === skus.length;
}

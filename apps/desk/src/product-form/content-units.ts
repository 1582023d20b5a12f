import type { FormSku, LanguageTexts, ProductFormContent } from "@plaza/api-client/desk";
import { type Locale, locales } from "@plaza/i18n";
import { combinationKey } from "./variants.ts";

const textFields = ["name", "tagline", "description"] as const;
const plainFields = [
  "number",
  "images",
  "categoryId",
  "shopCategoryId",
  "brand",
  "delivery",
  "offersPickup",
  "virtualContent",
  "freight",
  "showsStock",
  "hasMemberPrice",
  "withdrawalExclusion",
  "isListed",
] as const;
const skuFields = [
  "price",
  "marketPrice",
  "stock",
  "number",
  "barcode",
  "makerNumber",
  "image",
] as const satisfies readonly (keyof FormSku)[];

type SkuField = (typeof skuFields)[number];

/** A part of a product that one of two versions is chosen of. */
export type ContentUnit =
  | { readonly kind: "text"; readonly field: (typeof textFields)[number]; readonly language: Locale }
  | { readonly kind: "plain"; readonly field: (typeof plainFields)[number] }
  | { readonly kind: "optionName"; readonly option: number }
  | { readonly kind: "value"; readonly option: number; readonly value: number }
  | { readonly kind: "sku"; readonly field: SkuField; readonly values: readonly number[] }
  /** Options and SKUs as a whole, where they are not the same ones. */
  | { readonly kind: "variants" };

export function unitKey(unit: ContentUnit): string {
  switch (unit.kind) {
    case "text":
      return `${unit.field}.${unit.language}`;
    case "plain":
      return unit.field;
    case "optionName":
      return `options.${unit.option}`;
    case "value":
      return `options.${unit.option}.${unit.value}`;
    case "sku":
      return `skus.${combinationKey(unit.values)}.${unit.field}`;
    case "variants":
      return "variants";
    default:
      return unit satisfies never;
  }
}

export function unitValue(content: ProductFormContent, unit: ContentUnit): unknown {
  switch (unit.kind) {
    case "text":
      return content[unit.field][unit.language] ?? "";
    case "plain":
      return content[unit.field];
    case "optionName":
      return written(content.options[unit.option]?.name ?? {});
    case "value":
      return written(content.options[unit.option]?.values[unit.value]?.text ?? {});
    case "sku":
      return skuOf(content, unit.values)?.[unit.field] ?? null;
    case "variants":
      return [
        content.options.map(({ name, values }) => [written(name), values.map(({ text }) => written(text))]),
        content.skus.map((sku) => [sku.id, sku.values, ...skuFields.map((field) => sku[field])]),
      ];
    default:
      return unit satisfies never;
  }
}

/** A content with a part of another one. */
function withUnit(content: ProductFormContent, unit: ContentUnit, from: ProductFormContent): ProductFormContent {
  switch (unit.kind) {
    case "text":
      return { ...content, [unit.field]: { ...content[unit.field], [unit.language]: unitValue(from, unit) } };
    case "plain":
      return { ...content, [unit.field]: from[unit.field] };
    case "optionName": {
      const option = content.options[unit.option];
      const name = from.options[unit.option]?.name;
      if (option === undefined || name === undefined) return content;
      return { ...content, options: content.options.with(unit.option, { ...option, name }) };
    }
    case "value": {
      const option = content.options[unit.option];
      const value = option?.values[unit.value];
      const text = from.options[unit.option]?.values[unit.value]?.text;
      if (option === undefined || value === undefined || text === undefined) return content;
      const values = option.values.with(unit.value, { ...value, text });
      return { ...content, options: content.options.with(unit.option, { ...option, values }) };
    }
    case "sku": {
      const other = skuOf(from, unit.values);
      if (other === undefined) return content;
      // A stock is a difference to what it was when it was read, so that both go together.
      const change =
        unit.field === "stock"
          ? { stock: other.stock, stockRead: other.stockRead }
          : { [unit.field]: other[unit.field] };
      const key = combinationKey(unit.values);
      const skus = content.skus.map((sku) => (combinationKey(sku.values) === key ? { ...sku, ...change } : sku));
      return { ...content, skus };
    }
    case "variants":
      return { ...content, options: from.options, skus: from.skus };
    default:
      return unit satisfies never;
  }
}

function skuOf({ skus }: ProductFormContent, values: readonly number[]): FormSku | undefined {
  const key = combinationKey(values);
  return skus.find((sku) => combinationKey(sku.values) === key);
}

/** Texts without languages that nothing is written in, in one order. */
function written(texts: LanguageTexts): readonly (readonly [Locale, string])[] {
  return locales.flatMap((locale) => {
    const text = texts[locale] ?? "";
    return text === "" ? [] : [[locale, text] as const];
  });
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether both have the same options and combinations, whatever these are called and cost. */
function haveSameVariants(one: ProductFormContent, other: ProductFormContent): boolean {
  const shape = ({ options, skus }: ProductFormContent): unknown => [
    options.map(({ id, values }) => [id, values.map((value) => value.id)]),
    skus.map(({ id, values }) => [id, values]),
  ];
  return isSame(shape(one), shape(other));
}

/** The parts in which two versions differ, in the order of the form. */
export function differingUnits(one: ProductFormContent, other: ProductFormContent): readonly ContentUnit[] {
  const units: ContentUnit[] = [
    ...textFields.flatMap((field) => locales.map((language) => ({ kind: "text", field, language }) as const)),
    ...plainFields.map((field) => ({ kind: "plain", field }) as const),
  ];
  if (haveSameVariants(one, other)) {
    one.options.forEach(({ values }, option) => {
      units.push({ kind: "optionName", option });
      values.forEach((_, value) => units.push({ kind: "value", option, value }));
    });
  } else units.push({ kind: "variants" });
  return [
    ...units.filter((unit) => !isSame(unitValue(one, unit), unitValue(other, unit))),
    ...(haveSameVariants(one, other) ? differingSkus(one, other) : []),
  ];
}

/** Of two versions with the same SKUs, which are in the same order then. */
function differingSkus(one: ProductFormContent, other: ProductFormContent): readonly ContentUnit[] {
  return one.skus.flatMap((sku, index) =>
    skuFields.flatMap((field) =>
      sku[field] === other.skus[index]?.[field] ? [] : [{ kind: "sku", field, values: sku.values } as const],
    ),
  );
}

export function isSameContent(one: ProductFormContent, other: ProductFormContent): boolean {
  return one === other || isSame(compared(one), compared(other));
}

/** All of a content, so that what means the same is the same. */
function compared(content: ProductFormContent): unknown {
  return [
    textFields.map((field) => written(content[field])),
    plainFields.map((field) => content[field]),
    content.options.map(({ id, name, values }) => [
      id,
      written(name),
      values.map((value) => [value.id, written(value.text)]),
    ]),
    content.skus.map((sku) => [sku.id, sku.values, ...skuFields.map((field) => sku[field])]),
  ];
}

export type Side = "mine" | "theirs";

/** Two versions that go back to a third one. */
export interface Versions {
  /** Null: it is not known what both go back to. */
  readonly base: ProductFormContent | null;
  readonly mine: ProductFormContent;
  readonly theirs: ProductFormContent;
}

/** A part of which somebody has to say whose it shall be, and what is proposed. */
export interface Difference {
  readonly unit: ContentUnit;
  readonly side: Side;
  /** Both have changed it. */
  readonly isConflict: boolean;
}

/** What one has changed alone is theirs to keep; of what both have changed, the own one is proposed. */
export function differencesOf({ base, mine, theirs }: Versions): readonly Difference[] {
  const isChanged = (version: ProductFormContent): ((unit: ContentUnit) => boolean) => {
    if (base === null) return () => true;
    const changed = differingUnits(base, version);
    const keys = new Set(changed.map(unitKey));
    const hasOtherVariants = !haveSameVariants(base, version);
    const hasVariants = changed.some(({ kind }) => kind !== "text" && kind !== "plain");
    // Where one of them has other options, the options as a whole are compared, and each change in them counts.
    return (unit) =>
      unit.kind === "text" || unit.kind === "plain"
        ? keys.has(unitKey(unit))
        : unit.kind === "variants"
          ? hasVariants
          : hasOtherVariants || keys.has(unitKey(unit));
  };
  const [isMine, isTheirs] = [isChanged(mine), isChanged(theirs)];
  return differingUnits(mine, theirs).map((unit) => {
    const isConflict = isMine(unit) && isTheirs(unit);
    return { unit, side: isConflict || isMine(unit) ? "mine" : "theirs", isConflict };
  });
}

/** What comes out of it where the parts that are named are theirs. */
export function mergedContent({ mine, theirs }: Versions, theirUnits: readonly ContentUnit[]): ProductFormContent {
  return theirUnits.reduce((content, unit) => withUnit(content, unit, theirs), mine);
}

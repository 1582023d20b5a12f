import { type Locale, locales } from "@plaza/i18n";
import { createContext } from "react";

/** The parts of the form, from above. */
export const formSections = ["texts", "pictures", "category", "variants", "delivery", "terms", "state"] as const;
export type FormSection = (typeof formSections)[number];

const sectionsOfFields: readonly (readonly [FormSection, readonly string[]])[] = [
  ["texts", ["name", "tagline", "description"]],
  ["pictures", ["images"]],
  ["category", ["categoryId", "shopCategoryId", "brand", "number"]],
  ["delivery", ["delivery", "offersPickup", "virtualContent", "freight"]],
  ["terms", ["withdrawalExclusion", "showsStock", "hasMemberPrice"]],
  ["state", ["isListed"]],
];

/** Where something stands that the platform says something of, such as `name.en`, `freight.templateId` or a SKU's `price`. */
export function sectionOf(field: string, sku: number | null): FormSection {
  if (sku !== null) return "variants";
  const [name = ""] = field.split(/[.[]/);
  return sectionsOfFields.find(([, fields]) => fields.includes(name))?.[0] ?? "variants";
}

/** The language that a field is written in; null: it has none. */
export function languageOf(field: string): Locale | null {
  const [, language] = field.split(".");
  return locales.find((locale) => locale === language) ?? null;
}

/** By which a field is found in the page: what the platform calls it, and of a SKU its index. */
export function fieldMark(field: string, sku: number | null): string {
  return sku === null ? field : `${field} ${sku}`;
}

/** Where a field is that has one of these marks, the most exact one first: `options[0].values[1]` is in `options[0]`. */
export function marksOf(field: string, sku: number | null): readonly string[] {
  const marks = [fieldMark(field, sku)];
  let outer = field;
  while (/[.[]/.test(outer)) {
    outer = outer.slice(0, Math.max(outer.lastIndexOf("."), outer.lastIndexOf("[")));
    marks.push(fieldMark(outer, sku));
  }
  return sku === null ? marks : [...marks, `sku ${sku}`];
}

export interface FormFocus {
  readonly open: ReadonlySet<FormSection>;
  readonly toggle: (section: FormSection) => void;
  /** In which texts are written now. */
  readonly language: Locale;
  readonly setLanguage: (language: Locale) => void;
  /** What is wrong with a field, once somebody has tried to publish it. */
  readonly errorOf: (field: string, sku?: number) => string | undefined;
}

export const FormFocusContext = createContext<FormFocus | null>(null);

import type { LanguageTexts, ProductContent } from "@plaza/api-client/desk";
import { type Locale, locales } from "@plaza/i18n";
import { descriptionParts } from "./description-parts.ts";

/** A text in one language, as it was and as it is; "" where it was not written. */
interface TextVersion {
  readonly language: Locale;
  /** Null: nothing was approved yet. */
  readonly before: string | null;
  readonly after: string;
  /** Also where only what cannot be read of it is another one: how it is formatted. */
  readonly isChanged: boolean;
}

export type ContentField =
  | {
      readonly kind: "texts";
      readonly field: "name" | "tagline" | "description" | "options";
      readonly versions: readonly TextVersion[];
    }
  /** In the words of whoever reads it. */
  | {
      readonly kind: "words";
      readonly field: "category" | "brand";
      readonly before: string | null;
      readonly after: string;
    }
  | {
      readonly kind: "pictures";
      readonly field: "images" | "descriptionImages" | "skuImages";
      readonly before: readonly string[] | null;
      readonly after: readonly string[];
    };

export interface ComparedContent {
  /** Of a new product all that is written. */
  readonly changed: readonly ContentField[];
  readonly unchanged: readonly ContentField[];
}

/** What of a product is another one than when it was approved, field by field, and what is as it was. */
export function comparedContent(before: ProductContent | null, after: ProductContent): ComparedContent {
  const fields = [
    texts("name", before, after, ({ name }, language) => name[language] ?? ""),
    texts("tagline", before, after, ({ tagline }, language) => tagline[language] ?? ""),
    words("category", before, after, ({ category }) => category.join(" › ")),
    words("brand", before, after, ({ brand }) => brand),
    texts("options", before, after, optionLines),
    pictures("images", before, after, ({ images }) => images),
    pictures("skuImages", before, after, ({ skuImages }) => skuImages),
    descriptions(before, after),
    pictures("descriptionImages", before, after, ({ description }) => [
      ...new Set(locales.flatMap((language) => descriptionParts(description[language] ?? "").images)),
    ]),
  ];
  return {
    changed: fields.flatMap((field) => part(field, true) ?? []),
    unchanged: fields.flatMap((field) => part(field, false) ?? []),
  };
}

type Side = ProductContent | null;
type TextField = Extract<ContentField, { readonly kind: "texts" }>["field"];

function texts(
  field: TextField,
  before: Side,
  after: ProductContent,
  read: (content: ProductContent, language: Locale) => string,
): ContentField {
  const versions = locales.map((language) => {
    const [was, is] = [before && read(before, language), read(after, language)];
    return { language, before: was, after: is, isChanged: was !== is };
  });
  return { kind: "texts", field, versions };
}

/** By their text; that HTML differs in how it is formatted is said, too. */
function descriptions(before: Side, after: ProductContent): ContentField {
  const versions = locales.map((language) => {
    const [was, is] = [before && (before.description[language] ?? ""), after.description[language] ?? ""];
    const [textBefore, textAfter] = [was === null ? null : descriptionParts(was).text, descriptionParts(is).text];
    return { language, before: textBefore, after: textAfter, isChanged: was !== is };
  });
  return { kind: "texts", field: "description", versions };
}

function words(
  field: "category" | "brand",
  before: Side,
  after: ProductContent,
  read: (content: ProductContent) => string,
): ContentField {
  return { kind: "words", field, before: before && read(before), after: read(after) };
}

function pictures(
  field: Extract<ContentField, { readonly kind: "pictures" }>["field"],
  before: Side,
  after: ProductContent,
  read: (content: ProductContent) => readonly string[],
): ContentField {
  return { kind: "pictures", field, before: before && read(before), after: read(after) };
}

/** A line an option, with its values; where none of it is written in the language, nothing. */
function optionLines({ options }: ProductContent, language: Locale): string {
  const isWritten = options.some(({ name, values }) => [name, ...values].some((each) => each[language] !== undefined));
  if (!isWritten) return "";
  const text = (each: LanguageTexts): string => each[language] ?? "–";
  return options.map(({ name, values }) => `${text(name)}: ${values.map(text).join(" / ")}`).join("\n");
}

/** What of a field is changed, or is not; null where that is nothing. */
function part(field: ContentField, isChanged: boolean): ContentField | null {
  if (field.kind === "texts") {
    const versions = field.versions.filter(
      (version) => (version.before ?? "") + version.after !== "" && version.isChanged === isChanged,
    );
    return versions.length === 0 ? null : { ...field, versions };
  }
  const { before, after } = field;
  const isEmpty = (value: string | readonly string[] | null): boolean => value === null || value.length === 0;
  if (isEmpty(before) && isEmpty(after)) return null;
  const isOther = before === null || JSON.stringify(before) !== JSON.stringify(after);
  return isOther === isChanged ? field : null;
}

import { languages, type Language, type Translations } from "../../../platform/store/language.ts";
import { piecesOf, partsOf } from "../text/pieces.ts";

/** What many products share, and are found by: its names are kept once. */
export const entityKinds = ["category", "brand", "shop", "meaning"] as const;
export type EntityKind = (typeof entityKinds)[number];

export interface EntityRow {
  readonly id: number;
  readonly name: string;
  readonly translations: Translations<"name">;
  /** Of a category. */
  readonly level?: number;
}

/** A name, or one of those that are written as one: "Tea & coffee". */
export interface Label {
  readonly id: number;
  /** The list of its products. */
  readonly entity: string;
  readonly kind: EntityKind;
  readonly level: number;
  readonly languageMask: number;
  readonly text: string;
  /** One of several names that are written as one. */
  readonly isOneOfSeveral: boolean;
  readonly parts: ReadonlySet<string>;
  /** Its parts, and characters of scripts without spaces. */
  readonly anything: ReadonlySet<string>;
}

export interface EntityMatch {
  readonly label: Label;
  /** The share of the name that was named. */
  readonly share: number;
}

const letters: Readonly<Record<EntityKind, string>> = { category: "c", brand: "b", shop: "s", meaning: "m" };

/** The name of the list of those that belong to it; begins with what no text has. */
export function entityKey(kind: EntityKind, id: number): string {
  return `\u0001${letters[kind]}${id}`;
}

const separators = /[&＆/／,，、・·与和及]|\sand\s|\s및\s/;

function namesIn(kind: EntityKind, text: string): readonly string[] {
  return kind === "category" ? [...new Set([text, ...text.split(separators)])] : [text];
}

export class Entities {
  readonly #labels = new Map<string, readonly Label[]>();
  readonly #byPart = new Map<string, Set<Label>>();
  /** Counts changes. */
  age = 0;

  set(kind: EntityKind, row: EntityRow): void {
    const entity = entityKey(kind, row.id);
    this.remove(kind, row.id);
    const labels = shownNames(row).flatMap(({ text, languageMask }) =>
      namesIn(kind, text).flatMap((each): Label[] => {
        const pieces = piecesOf(each);
        const parts = new Set(partsOf(pieces));
        const anything = new Set([...parts, ...pieces.map(({ key }) => key)]);
        const isOneOfSeveral = each !== text;
        const level = row.level ?? 3;
        return parts.size === 0
          ? []
          : [{ id: row.id, entity, kind, level, languageMask, text: each, isOneOfSeveral, parts, anything }];
      }),
    );
    this.#labels.set(entity, labels);
    for (const label of labels)
      for (const part of label.anything) {
        const known = this.#byPart.get(part);
        if (known === undefined) this.#byPart.set(part, new Set([label]));
        else known.add(label);
      }
    this.age += 1;
  }

  remove(kind: EntityKind, id: number): void {
    const entity = entityKey(kind, id);
    for (const label of this.#labels.get(entity) ?? [])
      for (const part of label.anything) this.#byPart.get(part)?.delete(label);
    this.#labels.delete(entity);
    this.age += 1;
  }

  *all(): Iterable<Label> {
    for (const labels of this.#labels.values()) yield* labels;
  }

  has(part: string): boolean {
    return (this.#byPart.get(part)?.size ?? 0) > 0;
  }

  /** Names that have all of the parts; of each entity the one that they are most of. */
  find(parts: readonly string[]): readonly EntityMatch[] {
    const [first = "", ...others] = parts;
    const best = new Map<string, EntityMatch>();
    for (const label of this.#byPart.get(first) ?? []) {
      if (!others.every((part) => label.anything.has(part))) continue;
      const share = shareOf(parts, label);
      if (share > (best.get(label.entity)?.share ?? 0)) best.set(label.entity, { label, share });
    }
    return [...best.values()];
  }
}

/** A single character of a longer word is less than one of its pairs. */
function shareOf(parts: readonly string[], label: Label): number {
  const named = new Set(parts);
  const isPart = [...named].every((part) => label.parts.has(part));
  return isPart ? named.size / label.parts.size : named.size / (label.parts.size + 1);
}

/** Each text once, with the languages in which it is what is shown. */
function shownNames({ name, translations }: EntityRow): readonly { text: string; languageMask: number }[] {
  return shownTexts((language) => translations[language]?.name ?? name);
}

export function shownTexts(
  textIn: (language: Language) => string,
): readonly { readonly text: string; readonly languageMask: number }[] {
  const masks = new Map<string, number>();
  for (const [bit, language] of languages.entries()) {
    const text = textIn(language);
    if (text !== "") masks.set(text, (masks.get(text) ?? 0) | (1 << bit));
  }
  return [...masks].map(([text, languageMask]) => ({ text, languageMask }));
}

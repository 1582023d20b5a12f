import { DomainError } from "../../platform/http/domain-error.ts";
import { languages } from "../../platform/store/language.ts";
import { byLanguage, storedText, type WrittenTexts } from "../../platform/store/language-texts.ts";
import type { CategoryRow } from "./category-tree.ts";

/** Shown in menus and on phones. */
export const maxNameLength = 60;

/** What a category is called, in the languages that it is called something in. */
export function namesOf(row: Pick<CategoryRow, "name" | "translations">): WrittenTexts {
  return byLanguage(storedText(row, "name"));
}

/**
 * Siblings have no name in common, in whatever languages: files of products name a category in any of them.
 *
 * @throws {DomainError} that names the language
 */
export function expectFreeName(siblings: readonly CategoryRow[], names: WrittenTexts): void {
  const taken = new Set(siblings.flatMap((row) => Object.values(namesOf(row)).map(foldedName)));
  for (const language of languages) {
    const name = names[language];
    if (name !== undefined && taken.has(foldedName(name)))
      throw new DomainError("categoryNameTaken", { field: `name_${language}`, parameter: name });
  }
}

/** The first of the siblings that has one of these names. */
export function siblingCalled(siblings: readonly CategoryRow[], names: WrittenTexts): CategoryRow | undefined {
  const wanted = new Set(Object.values(names).map(foldedName));
  return siblings.find((row) => Object.values(namesOf(row)).some((name) => wanted.has(foldedName(name))));
}

/** However it is spaced, capitalised and as wide as it is written. */
function foldedName(name: string): string {
  return name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

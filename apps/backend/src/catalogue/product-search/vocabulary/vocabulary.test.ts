import { describe, expect, test } from "vitest";
import { type VocabularyLanguage, vocabularyLanguages } from "./vocabulary-language.ts";
import { colourFamilies } from "./colours.ts";
import { loanwords } from "./cross-language.ts";
import { materials } from "./materials.ts";
import { occasions } from "./occasions.ts";
import { productTypes } from "./product-types.ts";
import { recipients } from "./recipients.ts";
import { stopWords } from "./stop-words.ts";
import { synonymGroups } from "./synonym-groups.ts";
import { wholeNames } from "./whole-names.ts";
import type { Words } from "./words.ts";

type WordList = readonly [where: string, language: VocabularyLanguage, words: readonly string[]];

const synonymLists = synonymGroups.flatMap((group): readonly WordList[] =>
  "same" in group
    ? [["synonyms", group.locale, group.same]]
    : [
        ["asked", group.locale, group.asked],
        ["shown", group.locale, group.shown],
      ],
);

const namedWords: readonly (readonly [where: string, words: Words])[] = [
  ...colourFamilies.flatMap(({ key, names, members }) => [
    [key, names] as const,
    [`shades of ${key}`, members] as const,
  ]),
  ...[...materials, ...recipients, ...occasions].map(({ key, words }) => [key, words] as const),
  ...Object.entries(productTypes),
  ...wholeNames.map((words) => [words.en[0] ?? "", words] as const),
];

const lists: readonly WordList[] = [
  ...synonymLists,
  ...namedWords.flatMap(([where, words]) =>
    vocabularyLanguages.map((language) => [where, language, words[language]] as const),
  ),
  ...loanwords.flatMap(({ latin, words }): readonly WordList[] => [
    ["Latin", "en", latin],
    ["Latin", "zh", words.zh],
    ["Latin", "ja", words.ja],
    ["Latin", "ko", words.ko],
  ]),
  ...vocabularyLanguages.flatMap((language) =>
    Object.values(stopWords[language]).map((words) => ["stop words", language, words] as const),
  ),
];

/** A word as a search for it is compared: however it is spaced, hyphenated or written in kana. */
function compared(word: string): string {
  return word
    .replaceAll(/[\s-]/g, "")
    .replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Words that several of the lists have in one language. */
function repeated(all: readonly WordList[]): readonly string[] {
  const seen = new Set<string>();
  return all.flatMap(([where, language, words]) =>
    [...new Set(words.map(compared))].flatMap((word) => {
      const key = `${language} ${word}`;
      if (seen.has(key)) return [`${where}: ${key}`];
      seen.add(key);
      return [];
    }),
  );
}

test("every word is written as search sees it", () => {
  const odd = lists.flatMap(([where, language, words]) =>
    words
      .filter(
        (word) => word === "" || word !== word.normalize("NFKC").toLowerCase().trim() || /[\p{C}]| {2}/u.test(word),
      )
      .map((word) => `${where} ${language}: "${word}"`),
  );
  expect(odd).toEqual([]);
});

test("no list is empty or says a word twice", () => {
  const bad = lists.filter(([, , words]) => words.length === 0 || new Set(words).size < words.length);
  expect(bad).toEqual([]);
});

describe("synonyms", () => {
  test.each(vocabularyLanguages)("there are at least 150 groups in %s", (language) => {
    expect(synonymGroups.filter(({ locale }) => locale === language).length).toBeGreaterThanOrEqual(150);
  });

  test("a group of one word is none", () => {
    expect(synonymGroups.filter((group) => "same" in group && group.same.length < 2)).toEqual([]);
  });

  test("a word has its meaning in one group alone, because groups with a word in common would be one", () => {
    expect(repeated(synonymLists.filter(([where]) => where === "synonyms"))).toEqual([]);
  });

  test("what is asked for is not shown as something else of the same name", () => {
    const circular = synonymGroups.filter(
      (group) => "asked" in group && group.asked.some((word) => group.shown.includes(word)),
    );
    expect(circular).toEqual([]);
  });

  test("Chinese words are in simplified characters", () => {
    const traditional = /[電腦機視車門開關褲襪傘筆紙書魚鳥貓雞麵飯鍋盤燈籃籠鐘錶銀銅鐵純絲綿線織長東風馬龍]/u;
    const words = lists.filter(([, language]) => language === "zh").flatMap(([, , all]) => all);
    expect(words.filter((word) => traditional.test(word))).toEqual([]);
  });
});

test("a colour's name is that of one family, and no shade of another", () => {
  const names = colourFamilies.flatMap(({ key, names }) =>
    vocabularyLanguages.map((language): WordList => [key, language, names[language]]),
  );
  expect(repeated(names)).toEqual([]);
  const shades = colourFamilies.flatMap(({ members }) =>
    vocabularyLanguages.flatMap((language) => members[language].map((word) => `${language} ${word}`)),
  );
  const taken = new Set(names.flatMap(([, language, words]) => words.map((word) => `${language} ${word}`)));
  expect(shades.filter((shade) => taken.has(shade))).toEqual([]);
});

test.each([
  ["materials", materials],
  ["recipients", recipients],
  ["occasions", occasions],
])("a word names one of the %s", (_, named: readonly { readonly key: string; readonly words: Words }[]) => {
  expect(
    repeated(
      named.flatMap(({ key, words }) =>
        vocabularyLanguages.map((language): WordList => [key, language, words[language]]),
      ),
    ),
  ).toEqual([]);
});

test.each([
  ["material", materials.map(({ key, of }) => ({ key, wider: of }))],
  ["recipient", recipients.map(({ key, among }) => ({ key, wider: among }))],
])("a %s's wider kind is there, before it", (_, all) => {
  const known = new Set<string>();
  for (const { key, wider } of all) {
    if (wider !== undefined) expect(known).toContain(wider);
    expect(known).not.toContain(key);
    known.add(key);
  }
});

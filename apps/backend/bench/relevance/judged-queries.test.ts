import { marketplace } from "@plaza/demo-marketplace";
import { expect, test } from "vitest";
import { vocabularyLanguages } from "../../src/catalogue/product-search/vocabulary/vocabulary-language.ts";
import { judgedSets, type JudgedQuery, kinds, readJudged } from "./judged-queries.ts";

const judged = judgedSets.flatMap(readJudged);
const described = new Set(marketplace.departments.flatMap(({ products }) => products.map(({ key }) => key)));

const written = ({ q, lang }: JudgedQuery): string => `${lang}: ${q}`;
const best = ({ grades }: JudgedQuery): number => Math.max(0, ...grades.values());

test("every grade is of an article that the demo describes", () => {
  const unknown = judged.flatMap((query) =>
    [...query.grades.keys()].filter((key) => !described.has(key)).map((key) => `${written(query)}: ${key}`),
  );
  expect(unknown).toEqual([]);
});

test("every grade is 1, 2 or 3", () => {
  expect(new Set(judged.flatMap(({ grades }) => [...grades.values()]))).toEqual(new Set([1, 2, 3]));
});

test("every query has an answer or a good substitute, but a null query has nothing", () => {
  const isNull = ({ kind }: JudgedQuery): boolean => kind === "null";
  expect(judged.filter((query) => !isNull(query) && best(query) < 2).map(written)).toEqual([]);
  expect(judged.filter((query) => isNull(query) && query.grades.size > 0).map(written)).toEqual([]);
});

test("no language asks the same twice", () => {
  const asked = Map.groupBy(judged, (query) =>
    written(query).normalize("NFKC").toLowerCase().trim().replaceAll(/\s+/gu, " "),
  );
  expect([...asked].filter(([, queries]) => queries.length > 1).map(([query]) => query)).toEqual([]);
});

test("every language asks eighty queries or more, of every kind", () => {
  const byLanguage = Map.groupBy(judged, ({ lang }) => lang);
  expect(new Set(byLanguage.keys())).toEqual(new Set(vocabularyLanguages));
  for (const [language, queries] of byLanguage) {
    expect(queries.length, language).toBeGreaterThanOrEqual(80);
    expect(new Set(queries.map(({ kind }) => kind)), language).toEqual(new Set(kinds));
  }
});

test.each(judgedSets)("%s asks in every language, and queries of every kind", (set) => {
  const queries = readJudged(set);
  expect(new Set(queries.map(({ lang }) => lang))).toEqual(new Set(vocabularyLanguages));
  expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

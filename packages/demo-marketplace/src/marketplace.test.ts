import { expect, test } from "vitest";
import { marketplace } from "./marketplace.ts";
import { languages, type Texts } from "./texts.ts";

function isTexts(value: object): value is Texts {
  return languages.every((language) => language in value && typeof (value as Texts)[language] === "string");
}

/** Every text in a value, with the way to it. */
function textsIn(value: unknown, path: string): readonly (readonly [path: string, texts: Texts])[] {
  if (typeof value !== "object" || value === null) return [];
  if (isTexts(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}

/** Reviews are written in one language each. */
const { reviews: _, ...translated } = marketplace;
const texts = textsIn(translated, "");

test("every text of the marketplace is there in four languages", () => {
  expect(texts.length).toBeGreaterThan(4000);
  for (const [path, text] of texts)
    for (const language of languages) expect(text[language].trim(), `${path}/${language}`).not.toBe("");
});

test("no English text of the marketplace has other letters than Latin ones", () => {
  for (const [path, { en }] of texts) expect(en, path).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/);
});

test("no Chinese text of the marketplace has kana or hangul, and no Korean one kana", () => {
  for (const [path, { zh, ko }] of texts) {
    expect(zh, path).not.toMatch(/[\u3040-\u30fa\u30fd-\u30ff\uac00-\ud7af]/);
    expect(ko, path).not.toMatch(/[\u3040-\u30fa\u30fd-\u30ff]/);
  }
});

test("customer service, the promise of people and the shops name the same hours in every language", () => {
  const { serviceHours, shopHours, promises } = marketplace.site;
  const hoursIn = (text: string) => text.replaceAll(":00", "").match(/\d+/g);
  for (const language of languages) {
    expect(hoursIn(serviceHours[language])).toEqual(hoursIn(shopHours));
    expect(hoursIn(promises.service[language])).toEqual(hoursIn(shopHours));
  }
});

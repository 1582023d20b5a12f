import { expect, test } from "vitest";
import { languages } from "../../platform/store/language.ts";
import { problemSentences } from "./problem-sentences.ts";
import { joined, sentence, sentenceText } from "./sentence.ts";

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([placeholder]) => placeholder).toSorted();

test.each(Object.entries(problemSentences))("the sentence %s names the same values in every language", (_, texts) => {
  for (const language of languages) {
    expect(texts[language].trim()).not.toBe("");
    expect(placeholdersOf(texts[language])).toEqual(placeholdersOf(texts.en));
  }
});

test("no sentence is the same in two languages", () => {
  for (const texts of Object.values<Record<string, string>>(problemSentences))
    expect(new Set(Object.values(texts)).size).toBe(languages.length);
});

test("sentences are joined as their language writes them, in their order", () => {
  const three = joined([sentence("notJson"), sentence("notUtf8"), sentence("noSku")]);
  expect(sentenceText(three, "en")).toBe("This is no JSON It is not UTF-8 A product has one SKU at least");
  expect(sentenceText(three, "zh")).toBe("这不是JSON不是UTF-8编码商品至少要有一个SKU");
});

test("a sentence is written with its values as they are, another sentence among them", () => {
  const broken = sentence("headerUnreadable", { reason: sentence("tooManyBytes", { most: 5 }) });
  expect(sentenceText(broken, "en")).toBe("The first line has to name the columns. A product has 5 bytes at most");
  expect(sentenceText(broken, "ko")).toBe("첫 줄에는 열 이름이 있어야 합니다. 상품 하나는 최대 5바이트입니다");
  expect(sentenceText(sentence("valueUnknown", { value: '"$& {value}"' }), "en")).toBe(
    'The option has no value "$& {value}"',
  );
});

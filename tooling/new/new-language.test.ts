import { expect, test } from "vitest";
import { checkLanguage, untranslatedMessages } from "./new-language.ts";

const languages = ["en", "zh"] as const;

test.each([
  ["zh", "中文", 'The shop speaks "zh" already: en, zh.'],
  ["zh-TW", "繁體中文", '"zh-TW" is not the code of a language: two or three small letters, as in BCP 47.'],
  ["thai", "ไทย", '"thai" is not the code of a language: two or three small letters, as in BCP 47.'],
  ["qx", "?", '"qx" is not the code of a language: two or three small letters, as in BCP 47.'],
  ["th", " ", 'What does "th" call itself? The menu of languages says it.'],
])("the language %s is not added as %j: %s", (code, name, reason) => {
  expect(() => {
    checkLanguage(languages, code, name);
  }).toThrow(reason);
});

test("a language that the shop does not speak can be added", () => {
  expect(() => {
    checkLanguage(languages, "th", "ไทย");
  }).not.toThrow();
});

test("the messages of a catalog that nobody has translated are counted, its header is not", () => {
  const po =
    'msgid ""\nmsgstr ""\n"Language: th\\n"\n\n#: a.ts\nmsgid "A"\nmsgstr ""\n\nmsgid "B"\nmsgstr "b"\n\nmsgctxt "c"\nmsgid "A"\nmsgstr ""\n';
  expect(untranslatedMessages(po)).toBe(2);
});

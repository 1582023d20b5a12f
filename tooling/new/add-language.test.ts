import { expect, test } from "vitest";
import { addLanguage } from "./add-language.ts";
import { GeneratorError } from "./generator-error.ts";

const languages = ["en", "zh", "ja"] as const;
const added = (source: string, known?: Readonly<Record<string, string>>) =>
  addLanguage(source, "source.ts", { code: "th", languages, ...(known === undefined ? {} : { known }) });

test.each([
  ['const all = ["en", "zh", "ja"] as const;', 'const all = ["en", "zh", "ja", "th"] as const;'],
  ['type All = "en" | "zh" | "ja";', 'type All = "en" | "zh" | "ja" | "th";'],
  [
    'const load = { en: () => import("./locales/en.po"), zh: () => import("./locales/zh.po"), ja: () => import("./locales/ja.po") };',
    'const load = { en: () => import("./locales/en.po"), zh: () => import("./locales/zh.po"), ja: () => import("./locales/ja.po"), th: () => import("./locales/th.po") };',
  ],
  [
    'const of = { en: make("en"), zh: make("zh"), ja: make("ja") };',
    'const of = { en: make("en"), zh: make("zh"), ja: make("ja"), th: make("th") };',
  ],
  [
    "const text = (en: string, zh: string, ja: string) => ({ en, zh, ja });",
    "const text = (en: string, zh: string, ja: string, th = en) => ({ en, zh, ja, th });",
  ],
  [
    "function words(en: string, zh: string, ja: string) { return { en: cut(en), zh: cut(zh), ja: cut(ja) }; }",
    "function words(en: string, zh: string, ja: string, th = en) { return { en: cut(en), zh: cut(zh), ja: cut(ja), th: cut(th) }; }",
  ],
])("what differs by nothing but the language is for the new one: %s", (source, changed) => {
  expect(added(source)).toEqual({ text: changed, untranslated: 0 });
});

test.each([
  ['const red = { en: "Red", zh: "红", ja: "赤" };', 'const red = { en: "Red", zh: "红", ja: "赤", th: "Red" };', 1],
  [
    'const red = {\n  zh: "红",\n  "en": `Red, ${seal}`,\n  ja: "赤",\n};',
    'const red = {\n  zh: "红",\n  "en": `Red, ${seal}`,\n  ja: "赤", th: `Red, ${seal}`,\n};',
    1,
  ],
  [
    'texts({ key: { en: "A", zh: "甲", ja: "ア" }, other: { en: "B", zh: "乙", ja: "イ" } });',
    'texts({ key: { en: "A", zh: "甲", ja: "ア", th: "A" }, other: { en: "B", zh: "乙", ja: "イ", th: "B" } });',
    2,
  ],
  ["const { en, zh, ja } = red; show({ en, zh, ja });", "const { en, zh, ja } = red; show({ en, zh, ja, th: en });", 1],
])("a text is the English one, and counted, until it is translated: %s", (source, changed, untranslated) => {
  expect(added(source)).toEqual({ text: changed, untranslated });
});

test("what is known of the new language is no English text", () => {
  const source = 'const names = { en: "English", zh: "简体中文", ja: "日本語" };';
  expect(added(source, { '"English"': '"ไทย"' })).toEqual({
    text: source.replace(" }", ', th: "ไทย" }'),
    untranslated: 0,
  });
});

test.each([
  'const some = ["zh", "ja"];',
  'const more = ["en", "zh", "ja", "fr"];',
  'const others = { zh: "红", ja: "赤" };',
  'const more = { en: "Red", zh: "红", ja: "赤", pattern: "x" };',
  'const twice = { en: "Red", zh: "红", ja: "赤", ...rest };',
  'const said = \'{ en: "Red", zh: "红", ja: "赤" }\';',
  'type Some = "zh" | "ja";',
  "const order = (zh: string, ja: string) => [zh, ja];",
])("what is not there for each language stays as it is: %s", (source) => {
  expect(added(source)).toEqual({ text: source, untranslated: 0 });
});

test("a source that is none is named", () => {
  expect(() => added("const = ;")).toThrow(GeneratorError);
});

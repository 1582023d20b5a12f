import { expect, test } from "vitest";
import { differingTranslations } from "./differing-translations.ts";

const header = 'msgid ""\nmsgstr ""\n"Language: ja\\n"\n';
const file = (name: string, ...entries: readonly string[]) => ({ name, text: [header, ...entries].join("\n") });

const details = 'msgid "Details"\nmsgstr "詳細"\n';
const productDetails = 'msgid "Details"\nmsgstr "商品の詳細"\n';

test("one message has one translation in a language", () => {
  expect(differingTranslations("ja", [file("a/ja.po", details), file("b/ja.po", productDetails)])).toEqual([
    'b/ja.po says "商品の詳細" for "Details", where a/ja.po says "詳細".',
  ]);
  expect(differingTranslations("ja", [file("a/ja.po", details), file("b/ja.po", details)])).toEqual([]);
});

test("a message in another context is another message", () => {
  const inOrder = `msgctxt "order"\n${productDetails}`;
  expect(differingTranslations("ja", [file("a/ja.po", details), file("b/ja.po", inOrder)])).toEqual([]);
  const shorter = `msgctxt "order"\n${details}`;
  expect(differingTranslations("ja", [file("b/ja.po", inOrder), file("c/ja.po", shorter)])).toEqual([
    'c/ja.po says "詳細" for "Details" (order), where b/ja.po says "商品の詳細".',
  ]);
});

test("a message on several lines is the same message", () => {
  const long = 'msgid ""\n"Look at it again"\n" before you submit."\nmsgstr ""\n"もう一度"\n"ご確認ください。"\n';
  const other = 'msgid "Look at it again before you submit."\nmsgstr "ご確認ください。"\n';
  expect(differingTranslations("ja", [file("a/ja.po", long), file("b/ja.po", other)])).toHaveLength(1);
});

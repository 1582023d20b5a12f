import { expect, test } from "vitest";
import { translate } from "./repository-steps.ts";

test("a translation that is known fills an empty entry, and changes no other", () => {
  const po =
    'msgid ""\nmsgstr ""\n"Language: ja\\n"\n\nmsgid "A"\nmsgstr ""\n\nmsgid "B"\nmsgstr "b"\n\nmsgid "C"\nmsgstr ""\n';
  expect(translate(po, { A: "あ", B: "い" })).toBe(po.replace('msgid "A"\nmsgstr ""', 'msgid "A"\nmsgstr "あ"'));
});

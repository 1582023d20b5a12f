import { expect, test } from "vitest";
import { areSameTexts, missingLanguages, textIn, writtenTexts } from "./language-texts.ts";

test("a missing language shows what the store's own says, and else the first that is there", () => {
  expect(textIn({ en: "Lamps", zh: "灯" }, "en", "zh")).toBe("Lamps");
  expect(textIn({ en: "Lamps", zh: "灯" }, "ja", "zh")).toBe("灯");
  expect(textIn({ zh: "灯", ja: "照明" }, "ko", "ja")).toBe("照明");
  expect(textIn({ zh: "灯", ja: "照明" }, "ko", "en")).toBe("灯");
  expect(textIn({ ko: "조명", ja: "照明" }, "zh", "zh")).toBe("照明");
  expect(textIn({ zh: "灯", ja: " " }, "ja", "ja")).toBe("灯");
  expect(textIn({}, "en", "zh")).toBe("");
});

test("what is written is compared without blanks and empty languages", () => {
  expect(missingLanguages({ en: "Lamps", ja: "" })).toEqual(["zh", "ja", "ko"]);
  expect(writtenTexts({ en: " Lamps ", ja: " " })).toEqual({ en: "Lamps" });
  expect(areSameTexts({ en: "Lamps", ja: "" }, { en: "Lamps " })).toBe(true);
  expect(areSameTexts({ en: "Lamps" }, { en: "Lamps", ja: "照明" })).toBe(false);
});

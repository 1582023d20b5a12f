import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import type { Language } from "../../../platform/store/language.ts";

export type Weight = "regular" | "bold";
const families = ["sc", "jp", "kr"] as const;
export type Family = (typeof families)[number];

/** Han characters look different in each country; what a font lacks the next one has. */
const preferred: Readonly<Record<Language, readonly Family[]>> = {
  en: ["sc", "jp", "kr"],
  zh: ["sc", "jp", "kr"],
  ja: ["jp", "sc", "kr"],
  ko: ["kr", "jp", "sc"],
};

const files: Readonly<Record<Family, Readonly<Record<Weight, string>>>> = {
  sc: {
    regular: "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
    bold: "@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf",
  },
  jp: {
    regular: "@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf",
    bold: "@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf",
  },
  kr: {
    regular: "@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf",
    bold: "@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf",
  },
};

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, fontkit.Font>();

export function fontsFor(language: Language): readonly Family[] {
  return preferred[language];
}

/** A font, opened on first use and kept: ten megabytes, of which a document has what it writes. */
export function openFont(family: Family, weight: Weight): fontkit.Font {
  const key = `${family} ${weight}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const font = fontkit.create(readFileSync(resolve(files[family][weight])));
  if (!("layout" in font)) throw new Error(`${files[family][weight]} holds several fonts`);
  opened.set(key, font);
  return font;
}

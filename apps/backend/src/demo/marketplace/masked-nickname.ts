import type { Language } from "../../platform/store/language.ts";
import { chance } from "./chance.ts";

const letters = Array.from("abcdefghijklmnoprstuvwyz");

/** What names of buyers begin and end with. */
const ends: Readonly<Record<Language, readonly string[]>> = {
  en: letters,
  zh: Array.from("安白晨丁方冯高何江林梅宁秋苏田王夏小叶雨云张子阿豆果鹿喵鱼"),
  ja: Array.from("あいかきくさしすたちなのはまみもゆよりる海空花葉月雪"),
  ko: Array.from("가강고권김나노도류마민박배서송신안양오유윤이임장정조최하한허"),
};

/** The nickname of a buyer as the marketplace shows it to others: its first and its last letter. */
export function maskedNickname(language: Language, key: string): string {
  const pool = ends[language];
  const pick = (end: string): string => pool[chance(`${key}/${end}`, pool.length)] ?? "";
  return `${pick("first")}***${pick("last")}`;
}

import { folded } from "../product-search/text/fold.ts";

const longest = 60;

/** Telephones, orders, parcels and articles have so many digits in a row, or so many in groups. */
const numberInARow = /\p{Nd}{6}/u;
const numberInGroups = /\p{Nd}{7}/u;
const betweenGroups = /[\s().,+/_–-]/gu;
/** Carriers mix letters in. */
const [mixedLength, mixedDigits] = [10, 5];

const networkMarks = ["@", "://", "www.", ".com", ".org", ".net", ".cn", ".jp", ".kr"];

const streets = new Set("street st road rd avenue ave lane boulevard blvd".split(" "));
/** So many words before the street has the house. */
const wordsToHouse = 3;
const houses: readonly RegExp[] = [
  /[路街道巷弄里村镇鎮] ?\p{Nd}{1,5} ?[号號弄栋棟幢室]/u,
  /\p{Nd} ?(?:号楼|號樓|单元|單元|室)/u,
  /丁目|番地|\p{Nd} ?番 ?\p{Nd}/u,
  /[시군구읍면동로길] ?\p{Nd}{1,4}(?:-\p{Nd}{1,4})?(?:번지|번길|호|층)/u,
  /\p{Nd}동 ?\p{Nd}{1,4}호/u,
];
const [japaneseDistrict, japaneseHouse] = [/[都道府県市区町村郡]/u, /\p{Nd}[‐−ー–-]\p{Nd}/u];

function hasNumber(text: string): boolean {
  if (numberInARow.test(text) || numberInGroups.test(text.replaceAll(betweenGroups, ""))) return true;
  return text
    .split(/[^\p{L}\p{N}]/u)
    .some((word) => word.length >= mixedLength && (word.match(/\p{Nd}/gu) ?? []).length >= mixedDigits);
}

function hasAddress(text: string): boolean {
  const words = text.split(/[ ,.]/u).filter((word) => word !== "");
  const hasHouseNumber = words.some(
    (word, index) =>
      streets.has(word) &&
      words.slice(Math.max(0, index - wordsToHouse), index).some((before) => /^\p{Nd}/u.test(before)),
  );
  return (
    hasHouseNumber ||
    houses.some((house) => house.test(text)) ||
    (japaneseDistrict.test(text) && japaneseHouse.test(text))
  );
}

/** Whether a text that search has folded may be somebody's: how to reach them, where they live, what they ordered. */
function looksPersonal(text: string): boolean {
  return networkMarks.some((mark) => text.includes(mark)) || hasNumber(text) || hasAddress(text);
}

/** A searched text as it is counted; null where it is none, too long, or looks like somebody's. */
export function countableText(typed: string): string | null {
  const text = folded(typed).replaceAll(/\s+/gu, " ").trim();
  if (Array.from(text).length > longest || !/[\p{L}\p{N}]/u.test(text)) return null;
  return looksPersonal(text) ? null : text;
}

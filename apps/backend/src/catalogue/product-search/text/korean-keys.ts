import { convertQwertyToHangul } from "es-hangul";

/** Letters that the Shift key makes of others, and what they are without it. */
const unshifted: Readonly<Record<string, string>> = {
  ᄁ: "ᄀ",
  ᄄ: "ᄃ",
  ᄈ: "ᄇ",
  ᄊ: "ᄉ",
  ᄍ: "ᄌ",
  ᅤ: "ᅢ",
  ᅨ: "ᅦ",
  ᆩ: "ᆨ",
  ᆻ: "ᆺ",
};

/**
 * What the same keys write on a Korean keyboard: "dkdlvhs" is 아이폰. Null where that is less than two whole syllables, which
 * most words of other languages are.
 */
export function typedOnKoreanKeys(word: string): string | null {
  if (!/^[a-z]+$/.test(word)) return null;
  const typed = assembled(word);
  return typed !== null && /^[가-힣]{2,}$/.test(typed) ? typed : null;
}

/** Null for letters that es-hangul 2.4 throws at, because they begin a syllable with a vowel: "headphoens". */
function assembled(word: string): string | null {
  try {
    return convertQwertyToHangul(word);
  } catch {
    return null;
  }
}

/** The keys that a word is typed with, whether Shift is held or not: a text that was folded no longer says. */
export function koreanKeysOf(letters: string): string {
  return Array.from(letters, (letter) => unshifted[letter] ?? letter).join("");
}

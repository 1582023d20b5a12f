/** How many letters of a word may be wrong: of short ones nobody can tell what they were meant to be. */
export function latinTolerance(word: string): number {
  if (/\d/.test(word)) return 0;
  return word.length < 3 ? 0 : word.length < 7 ? 1 : 2;
}

/** @param letters those of the syllables */
export function hangulTolerance(letters: string): number {
  return letters.length < 3 ? 0 : letters.length < 9 ? 1 : 2;
}

export function kanaTolerance(sound: string): number {
  return sound.length < 3 ? 0 : sound.length < 7 ? 1 : 2;
}

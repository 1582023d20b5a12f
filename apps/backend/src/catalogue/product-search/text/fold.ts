/** What is written and never seen: marks of direction, joiners, variants of emoji, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const apostrophes = /['’‘`´ʼ]/g;
const accented = /[\u00c0-\u024f\u1e00-\u1eff]\p{M}*|[a-z]\p{M}+/gu;
const marks = /\p{M}+/gu;

/** Text as search sees it: full-width and half-width forms, capitals, accents and apostrophes count as the same. */
export function folded(text: string): string {
  return text
    .replaceAll(invisible, "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(accented, (letter) => letter.normalize("NFD").replaceAll(marks, ""))
    .replaceAll(apostrophes, "");
}

/** Marks that turn the direction of the text behind them, and characters without any width; joiners are set as such. */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g;
const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** Two of them are on a letter in some languages; a hundred would cover the lines above. */
const stackedMarks = /(\p{M}{2})\p{M}+/gu;

/** A text of whomever as one line that reads from left to right and stays in its line. */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(unseen, "")
    .replaceAll(controls, " ")
    .replaceAll(stackedMarks, "$1")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

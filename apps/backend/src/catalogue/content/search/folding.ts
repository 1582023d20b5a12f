const hiragana = /[\u3041-\u3096]/g;
const hiraganaToKatakana = 0x60;

/**
 * Text as search sees it: full-width and half-width forms, capitals, accents and the two kana count as the same.
 */
export function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replaceAll(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + hiraganaToKatakana))
    .replaceAll(/['’]/g, "");
}

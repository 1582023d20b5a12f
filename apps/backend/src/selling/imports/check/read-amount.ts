/** What a merchant has probably meant by an amount. */
export interface ReadAmount {
  readonly fen: number;
  /** A comma, or a dot, with three digits behind it is not sure: between thousands, or before a fraction? */
  readonly isSure: boolean;
}

/** Ten million yuan and more fit no column. */
const maxDigits = 7;

/**
 * An amount in yuan as people write it in their tables; null: it is none. Desk and storefront read what is typed by the same
 * rules (`readAmount` of i18n), to which a test holds these.
 */
export function readAmount(text: string): ReadAmount | null {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[\s¥]/gu, "")
    .replace(/元$/u, "")
    .replaceAll(/(?<=\d)['’](?=\d{3}(?!\d))/gu, "");
  if (/^[1-9]\d{0,2}[,.]\d{3}$/.test(plain)) return { fen: fenOf(plain, ""), isSure: false };
  const [, yuan, fraction = ""] =
    /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain) ??
    /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(plain) ??
    [];
  if (yuan === undefined || yuan.replaceAll(/[,.]/g, "").length > maxDigits) return null;
  return { fen: fenOf(yuan, fraction), isSure: true };
}

/** Pieces as people write them: 1200, 1,200, or 1200.0 as spreadsheets do; null: no whole number. */
export function readPieces(text: string): number | null {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/\s/gu, "")
    .replace(/\.0{1,2}$/, "");
  return /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/.test(plain) ? Number(plain.replaceAll(",", "")) : null;
}

function fenOf(yuan: string, fraction: string): number {
  return Number(yuan.replaceAll(/[,.]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
}

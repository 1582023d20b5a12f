/** What somebody has probably meant by an amount. */
export interface ReadAmount {
  readonly fen: number;
  /**
   * What is not sure: a comma, or a dot, with three digits behind it stands between thousands for some people, and before a
   * fraction for others. Whoever sells by it has to be asked.
   */
  readonly doubt: "comma" | "dot" | null;
}

/** Ten million yuan and more the platform takes nowhere. */
const maxDigits = 7;

/**
 * An amount in yuan as people write it: with a sign, full-width, with dots or commas before the fraction, and commas, dots,
 * spaces or apostrophes between thousands. Null: it is none, or too large. The platform's import reads amounts by the same rules.
 */
export function readAmount(text: string): ReadAmount | null {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[\s¥]/gu, "")
    .replace(/元$/u, "")
    .replaceAll(/(?<=\d)['’](?=\d{3}(?!\d))/gu, "");
  const thousands = /^[1-9]\d{0,2}([,.])\d{3}$/.exec(plain);
  if (thousands !== null) {
    return { fen: fenOf(plain, ""), doubt: thousands[1] === "," ? "comma" : "dot" };
  }
  const [, yuan, fraction = ""] =
    /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain) ??
    /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(plain) ??
    [];
  if (yuan === undefined || yuan.replaceAll(/[,.]/g, "").length > maxDigits) return null;
  return { fen: fenOf(yuan, fraction), doubt: null };
}

function fenOf(yuan: string, fraction: string): number {
  return Number(yuan.replaceAll(/[,.]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
}

/**
 * An amount that somebody pays, who sees it written out before: a comma with three digits behind it is taken for one between
 * thousands. Null: it cannot be meant.
 */
export function typedFen(text: string): number | null {
  const read = readAmount(text);
  return read === null || read.doubt === "dot" ? null : read.fen;
}

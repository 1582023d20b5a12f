/** Chinese yuan; amounts are integers in fen everywhere outside the wire. */
const sign = "¥"; // U+00A5, the same in all four languages

export interface MoneyParts {
  readonly negative: boolean;
  readonly sign: string;
  /** Grouped by thousands. */
  readonly integer: string;
  /** Two digits. */
  readonly fraction: string;
}

/** Made when the first amount is written: a browser takes its time for the first format, and this module is part of every page. */
let grouped: Intl.NumberFormat | undefined;

/** For a price whose sign and decimals are set smaller than its integer part. */
export function moneyParts(fen: number): MoneyParts {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`An amount is an integer in fen, not ${fen}.`);
  const absolute = Math.abs(fen);
  grouped ??= new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
  return {
    negative: fen < 0,
    sign,
    integer: grouped.format(Math.trunc(absolute / 100)),
    fraction: String(absolute % 100).padStart(2, "0"),
  };
}

/** `¥1,299.00`: written alike in all four languages. */
export function formatMoney(fen: number): string {
  const { negative, integer, fraction } = moneyParts(fen);
  return `${negative ? "-" : ""}${sign}${integer}.${fraction}`;
}

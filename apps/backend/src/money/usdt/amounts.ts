/** Rates are millionths of a yuan for one USDT, amounts of a token its smallest units, amounts of money fen. */
const rateScale = 1_000_000n;
const fenOfYuan = 100n;

/** Amounts of USDT that we ask for have two decimals, as they are shown: nobody types six of them. */
const askedDecimals = 2;

/** What units are worth, rounded down: in millionths of a fen of which {@link wholeFen} makes fen. */
function scaledFen(units: bigint, rate: number): bigint {
  return units * BigInt(rate) * fenOfYuan;
}

/** What has come at one rate and what has come at another one, together in fen, rounded down once. */
export function worth(parts: readonly { readonly units: bigint; readonly rate: number }[], decimals: number): bigint {
  const scaled = parts.reduce((sum, { units, rate }) => sum + scaledFen(units, rate), 0n);
  return scaled / (rateScale * 10n ** BigInt(decimals));
}

/** What has to be sent for some fen: rounded up, so that it is never worth less. */
export function unitsFor(fen: number, rate: number, decimals: number): bigint {
  const step = 10n ** BigInt(decimals - askedDecimals);
  const exact = BigInt(fen) * rateScale * 10n ** BigInt(decimals);
  return ceiling(exact, BigInt(rate) * fenOfYuan * step) * step;
}

function ceiling(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

/** A text that a client sends for USDT; null where it is none, or has more than two decimals. */
export function unitsOf(text: string, decimals: number): bigint | null {
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (found === null) return null;
  const [, whole = "", fraction = ""] = found;
  return BigInt(whole + fraction.padEnd(askedDecimals, "0")) * 10n ** BigInt(decimals - askedDecimals);
}

/** An amount of a token as the wire writes it: two decimals, and more only where it has more. */
export function tokenText(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = withoutZeros(digits.slice(digits.length - decimals));
  return `${whole}.${fraction.padEnd(askedDecimals, "0")}`;
}

/** A rate as the wire writes it: four decimals, or more where it has more. */
export function rateText(rate: number): string {
  const digits = String(rate).padStart(7, "0");
  return `${digits.slice(0, -6)}.${digits.slice(-6, -2)}${withoutZeros(digits.slice(-2))}`;
}

/** Without those at its end. */
function withoutZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}

/** A text as a rate, of which more than six decimals are cut off; null where it is none. */
export function rateOf(text: string): number | null {
  const found = /^(\d{1,3})(?:\.(\d{1,30}))?$/.exec(text);
  if (found === null) return null;
  const [, whole = "", fraction = ""] = found;
  const rate = Number(whole + fraction.slice(0, 6).padEnd(6, "0"));
  return rate === 0 ? null : rate;
}

/** An amount of USDT as people type it, grouped or full-width, with at most two decimals. Null: it is none. */
export function typedUsdt(text: string): string | null {
  const plain = text.normalize("NFKC").replaceAll(/[\s,]/gu, "").replace(/USDT$/i, "");
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? plain : null;
}

/** A decimal text as a whole number of its last place. */
function scaled(text: string, decimals: number): bigint {
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
}

const rateDecimals = 8;
const perYuan = 10n ** BigInt(rateDecimals);

/**
 * What has to be sent for an amount, as the platform rounds it: up, to hundredths of a USDT.
 *
 * @param rate yuan for one USDT
 */
export function usdtFor(fen: number, rate: string): string {
  const price = scaled(rate, rateDecimals);
  const hundredths = (BigInt(fen) * perYuan + price - 1n) / price;
  const digits = String(hundredths).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What comes of an amount of USDT, in fen, as the platform rounds it: down. */
export function fenFor(usdt: string, rate: string): number {
  return Number((scaled(usdt, 2) * scaled(rate, rateDecimals)) / perYuan);
}

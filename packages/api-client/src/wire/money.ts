import type { Decoder } from "./decode.ts";
import { DecodeError, kindOf } from "./decode-error.ts";

/** An amount as the platform writes it: yuan with two decimals. */
export function moneyText(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, "0");
  return `${fen < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const decimal = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** An amount in fen from yuan as text or number. Computed numbers carry float noise: fen are rounded half up. */
export const money: Decoder<number> = (value) => {
  if (typeof value !== "string" && typeof value !== "number") {
    throw new DecodeError(`an amount was expected, not ${kindOf(value)}`);
  }
  // The shortest text of a float is what its sender meant, so 1.005 rounds like "1.005".
  const parts = decimal.exec(typeof value === "number" ? plainDecimal(value) : value.trim());
  if (parts === null) throw new DecodeError("an amount was expected, not other text");
  const [, sign, yuan, fraction = ""] = parts;
  const fen = Number(`${yuan}${fraction.padEnd(2, "0").slice(0, 2)}`) + ((fraction[2] ?? "0") >= "5" ? 1 : 0);
  if (!Number.isSafeInteger(fen)) throw new DecodeError("an amount is out of range");
  return sign === "-" && fen !== 0 ? -fen : fen;
};

/** An amount where 0, "" and absent mean that there is none. */
export const optionalMoney: Decoder<number | null> = (value, context) => {
  if (value === undefined || value === null || value === "") return null;
  const fen = money(value, context);
  return fen === 0 ? null : fen;
};

/** An amount that may be missing. 0 is an amount: what costs nothing has a price. */
export const amountOrNull: Decoder<number | null> = (value, context) =>
  value === undefined || value === null || value === "" ? null : money(value, context);

/** Numbers below 10^-6 or from 10^21 are written with an exponent; the former are noise around zero. */
function plainDecimal(value: number): string {
  return Math.abs(value) < 1e-6 ? "0" : String(value);
}

import type { Wallet } from "@plaza/api-client";

export type TopUpBounds = NonNullable<Wallet["topUp"]>;

/** What is wrong with an amount that was typed. */
export type AmountProblem = "missing" | "unreadable" | "tooSmall" | "tooLarge";

/** An amount in yuan as people type it, with a sign, grouped, full-width; in fen. Null: it is none. */
export function typedFen(text: string): number | null {
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[\s,¥￥]/gu, "")
    .replace(/元$/, "");
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

export function amountProblem(text: string, { least, most }: TopUpBounds): AmountProblem | null {
  if (text.trim() === "") return "missing";
  const fen = typedFen(text);
  if (fen === null || fen === 0) return "unreadable";
  if (least !== null && fen < least) return "tooSmall";
  return most !== null && fen > most ? "tooLarge" : null;
}

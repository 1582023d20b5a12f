import type { Wallet } from "@plaza/api-client";
import { typedFen } from "@plaza/i18n";

export type TopUpBounds = NonNullable<Wallet["topUp"]>;

/** What is wrong with an amount that was typed. */
export type AmountProblem = "missing" | "unreadable" | "tooSmall" | "tooLarge";

export function amountProblem(text: string, { least, most }: TopUpBounds): AmountProblem | null {
  if (text.trim() === "") return "missing";
  const fen = typedFen(text);
  if (fen === null || fen === 0) return "unreadable";
  if (least !== null && fen < least) return "tooSmall";
  return most !== null && fen > most ? "tooLarge" : null;
}

import type { WithdrawalInfo, WithdrawnLine } from "@plaza/api-client";

/** The choice of the form: the whole rest of the order, or a quantity for each line id. */
export type Choice = "whole" | ReadonlyMap<number, number>;

export interface Chosen {
  readonly lines: readonly WithdrawnLine[];
  /** Fen, freight included. */
  readonly amount: number;
  readonly freight: number;
}

/** The lines of a choice with their refund. The platform sends the refund for each quantity. */
export function chosenOf(info: Pick<WithdrawalInfo, "lines" | "freight">, choice: Choice): Chosen {
  const lines = info.lines
    .map(({ id, left }) => ({ id, quantity: choice === "whole" ? left : Math.min(choice.get(id) ?? 0, left) }))
    .filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return { lines, amount: 0, freight: 0 };
  const refundOf = ({ id, quantity }: WithdrawnLine): number =>
    info.lines.find((line) => line.id === id)?.refunds[quantity - 1] ?? 0;
  const { freight } = info;
  return { lines, amount: lines.reduce((sum, line) => sum + refundOf(line), freight), freight };
}

/**
 * How a choice begins: with all that is left of the line that somebody came from; else with all of the order where that is
 * possible, or with its only line.
 */
export function firstChoice({ lines, whole }: Pick<WithdrawalInfo, "lines" | "whole">, lineId?: number): Choice {
  const open = lines.filter(({ left }) => left > 0);
  const wanted = open.filter(({ id }) => id === lineId);
  if (whole !== null && (wanted.length === 0 || open.length === 1)) return "whole";
  const begun = wanted.length > 0 || open.length > 1 ? wanted : open;
  return new Map(begun.map(({ id, left }) => [id, left]));
}

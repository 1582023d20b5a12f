import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FreeFrom } from "@plaza/api-client/desk";
import { typedFen } from "@plaza/i18n";
import { amountText } from "./template-draft.ts";

/** An amount as it is typed; the region 0 is everywhere. */
export interface FreeFromLine {
  readonly regionId: number;
  readonly amount: string;
}

/** Everywhere first, also where it has no amount. */
export function linesOf(freeFrom: readonly FreeFrom[]): readonly FreeFromLine[] {
  const everywhere = freeFrom.find(({ regionId }) => regionId === 0);
  const others = freeFrom.filter(({ regionId }) => regionId !== 0);
  return [
    { regionId: 0, amount: everywhere === undefined ? "" : amountText(everywhere.amount) },
    ...others.map(({ regionId, amount }) => ({ regionId, amount: amountText(amount) })),
  ];
}

/** With a line for a region; null: none more. */
export function withLine(lines: readonly FreeFromLine[], regionId: number | null): readonly FreeFromLine[] {
  if (regionId === null || lines.some((line) => line.regionId === regionId)) return lines;
  return [...lines, { regionId, amount: "" }];
}

/**
 * What is wrong, by region. Only everywhere may be empty: a region without an amount is not one where nothing is sent for
 * free, the next greater region decides for it.
 */
export function lineProblems(i18n: I18n, lines: readonly FreeFromLine[]): Readonly<Record<string, string>> {
  const wrong = lines.filter(
    ({ regionId, amount }) => typedFen(amount) === null && (regionId !== 0 || amount.trim() !== ""),
  );
  return Object.fromEntries(wrong.map(({ regionId }) => [regionId, i18n._(msg`An amount, such as 79.50`)]));
}

/** As it is sent. Of lines without problems. */
export function writtenLines(lines: readonly FreeFromLine[]): readonly FreeFrom[] {
  return lines.flatMap(({ regionId, amount }) => {
    const fen = typedFen(amount);
    return fen === null ? [] : [{ regionId, amount: fen }];
  });
}

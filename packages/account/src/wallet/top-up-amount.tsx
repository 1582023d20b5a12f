import { Trans } from "@lingui/react/macro";
import type { Wallet } from "@plaza/api-client";
import { formatMoney, typedFen } from "@plaza/i18n";
import type { ReactElement } from "react";

export interface AmountProblemTextProps {
  readonly problem: AmountProblem;
  readonly bounds: TopUpBounds;
}

/** What is wrong with an amount, as its field says it. */
export function AmountProblemText({ problem, bounds }: AmountProblemTextProps): ReactElement {
  const [min, max] = [formatMoney(bounds.least ?? 0), formatMoney(bounds.most ?? 0)];
  if (problem === "missing") return <Trans>Enter an amount.</Trans>;
  if (problem === "tooSmall") return <Trans>At least {min}.</Trans>;
  if (problem === "tooLarge") return <Trans>At most {max}.</Trans>;
  return <Trans>Enter an amount like 100 or 99.50.</Trans>;
}

export type TopUpBounds = NonNullable<Wallet["topUp"]>;

/** What is wrong with an amount that was typed. */
type AmountProblem = "missing" | "unreadable" | "tooSmall" | "tooLarge";

export function amountProblem(text: string, { least, most }: TopUpBounds): AmountProblem | null {
  if (text.trim() === "") return "missing";
  const fen = typedFen(text);
  if (fen === null || fen === 0) return "unreadable";
  if (least !== null && fen < least) return "tooSmall";
  return most !== null && fen > most ? "tooLarge" : null;
}

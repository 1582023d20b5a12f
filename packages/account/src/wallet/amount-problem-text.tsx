import { Trans } from "@lingui/react/macro";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";
import type { AmountProblem, TopUpBounds } from "./top-up-amount.ts";

export interface AmountProblemTextProps {
  readonly problem: AmountProblem;
  readonly bounds: TopUpBounds;
}

/** What is wrong with an amount, as its field says it. */
export function AmountProblemText({ problem, bounds }: AmountProblemTextProps): ReactElement {
  const [least, most] = [formatMoney(bounds.least ?? 0), formatMoney(bounds.most ?? 0)];
  if (problem === "missing") return <Trans>Enter an amount.</Trans>;
  if (problem === "tooSmall") return <Trans>At least {least}.</Trans>;
  if (problem === "tooLarge") return <Trans>At most {most}.</Trans>;
  return <Trans>Enter an amount like 100 or 99.50.</Trans>;
}

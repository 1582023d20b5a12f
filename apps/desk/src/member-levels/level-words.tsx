import { Plural, Trans } from "@lingui/react/macro";
import type { MemberLevel } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";
import { reductionText } from "./price-reduction.ts";

/** What customers of a level pay less. */
export function LevelReduction({ level }: { readonly level: Pick<MemberLevel, "priceShare"> }): ReactElement {
  const percent = reductionText(level.priceShare);
  return percent === "0" ? <Trans>Full price</Trans> : <Trans>{percent} % off</Trans>;
}

/** Who gets a level. */
export function LevelReachedBy({ level }: { readonly level: Pick<MemberLevel, "turnover"> }): ReactElement {
  const { turnover } = level;
  if (turnover === null) return <Trans>By hand only</Trans>;
  const amount = formatMoney(turnover.from);
  const { days } = turnover;
  return <Plural value={days} one={`From ${amount} within # day`} other={`From ${amount} within # days`} />;
}

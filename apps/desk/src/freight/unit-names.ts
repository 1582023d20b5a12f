import { useLingui } from "@lingui/react/macro";
import type { FreightUnit } from "@plaza/api-client/desk";

interface UnitNames {
  /** What the template counts by. */
  readonly by: string;
  /** Of so many. */
  readonly amount: (units: number | string) => string;
  /** Beside a field. */
  readonly sign: string;
}

export function useUnitNames(): Readonly<Record<FreightUnit, UnitNames>> {
  const { t } = useLingui();
  return {
    piece: { by: t`By piece`, amount: (units) => t`${units} pcs`, sign: t({ message: "pcs", context: "unit" }) },
    weight: { by: t`By weight`, amount: (units) => `${units} g`, sign: "g" },
    volume: { by: t`By volume`, amount: (units) => `${units} cm³`, sign: "cm³" },
  };
}

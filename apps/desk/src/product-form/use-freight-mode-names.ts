import { useLingui } from "@lingui/react/macro";
import type { FormFreightMode } from "@plaza/api-client/desk";

export function useFreightModeNames(): Readonly<Record<FormFreightMode, string>> {
  const { t } = useLingui();
  return {
    default: t`As the shop usually sends`,
    free: t`Free`,
    fixed: t`A fixed amount`,
    template: t`By a freight template`,
  };
}

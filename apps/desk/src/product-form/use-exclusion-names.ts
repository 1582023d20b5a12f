import { useLingui } from "@lingui/react/macro";
import type { WithdrawalExclusion } from "@plaza/api-client/desk";

export function useExclusionNames(): Readonly<Record<WithdrawalExclusion, string>> {
  const { t } = useLingui();
  return {
    custom: t`Made to the customer’s measure or wishes`,
    perishable: t`Fresh and perishable`,
    sealed: t`Sealed for health or hygiene, once opened`,
    media: t`Sealed recordings or software, once opened`,
    digital: t`Digital content, once it is delivered`,
    dated: t`A service for a certain day`,
    press: t`Newspapers and magazines`,
  };
}

import { useLingui } from "@lingui/react/macro";
import type { PolicyKey } from "@plaza/api-client/desk";

interface PolicyName {
  readonly name: string;
  /** Where it is accepted, or shown. */
  readonly use: string;
}

export function usePolicyNames(): Readonly<Record<PolicyKey, PolicyName>> {
  const { t } = useLingui();
  return {
    service: { name: t`Service agreement`, use: t`Customers accept it when they register.` },
    privacy: { name: t`Privacy policy`, use: t`Customers accept it when they register.` },
    aftersale: { name: t`After-sales policy`, use: t`Says what holds after a purchase.` },
    merchant: { name: t`Merchant agreement`, use: t`Merchants accept it when they apply.` },
  };
}

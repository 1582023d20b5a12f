import { useLingui } from "@lingui/react/macro";
import type { ShopAfterSale, ShopAfterSalesState } from "@plaza/api-client/desk";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";

const tones: Readonly<Record<ShopAfterSalesState, StatusProps["tone"]>> = {
  applied: "brand",
  refused: "mute",
  toReturn: "info",
  returned: "brand",
  goodsRefused: "mute",
  refunding: "info",
  refunded: "success",
  revoked: "mute",
};

/** The names of states, as a shop speaks of them. */
export function useAfterSaleStateNames(): Readonly<Record<ShopAfterSalesState, string>> {
  const { t } = useLingui();
  return {
    applied: t`To be decided`,
    refused: t`Refused`,
    toReturn: t`Agreed, to be sent back`,
    returned: t`Sent back`,
    goodsRefused: t`Returned products refused`,
    refunding: t`Being refunded`,
    refunded: t`Refunded`,
    revoked: t`Withdrawn by the customer`,
  };
}

export function AfterSaleState({ afterSale: { state } }: { readonly afterSale: ShopAfterSale }): ReactElement {
  const names = useAfterSaleStateNames();
  return <Status tone={tones[state]}>{names[state]}</Status>;
}

/** What a customer wants. */
export function useKindName({ kind, isWithdrawal }: ShopAfterSale): string {
  const { t } = useLingui();
  if (isWithdrawal) return t`Withdrawal from the contract`;
  return kind === "refund" ? t`Refund only` : t`Return and refund`;
}

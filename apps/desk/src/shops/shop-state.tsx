import { useLingui } from "@lingui/react/macro";
import type { MarketplaceShopState } from "@plaza/api-client/desk";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";

const tones: Readonly<Record<MarketplaceShopState, StatusProps["tone"]>> = {
  open: "success",
  closed: "mute",
  suspended: "brand",
  expired: "mute",
};

export function useShopStateNames(): Readonly<Record<MarketplaceShopState, string>> {
  const { t } = useLingui();
  return {
    open: t({ message: "Open", context: "shops" }),
    closed: t({ message: "Not open", context: "shops" }),
    suspended: t({ message: "Suspended", context: "shops" }),
    expired: t({ message: "Expired", context: "shops" }),
  };
}

/** What a shop is to operators. */
export function ShopState({ state }: { readonly state: MarketplaceShopState }): ReactElement {
  const names = useShopStateNames();
  return <Status tone={tones[state]}>{names[state]}</Status>;
}

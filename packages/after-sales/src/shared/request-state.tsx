import { Trans } from "@lingui/react/macro";
import type { AfterSalesKind, AfterSalesState } from "@plaza/api-client";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement, ReactNode } from "react";

/** The state of a request in words. */
export const stateTitles: Readonly<Record<AfterSalesState, ReactNode>> = {
  applied: <Trans>Waiting for the shop</Trans>,
  refused: <Trans>Refused by the shop</Trans>,
  awaitingGoods: <Trans>Send the goods back</Trans>,
  goodsSent: <Trans>The shop checks the parcel</Trans>,
  goodsRefused: <Trans>The shop refused the parcel</Trans>,
  refunding: <Trans>Waiting for the refund</Trans>,
  refunded: <Trans context="request">Refunded</Trans>,
  revoked: <Trans context="request">Revoked</Trans>,
};

/** The state of a request that a withdrawal has replaced. */
export const replacedTitle: ReactNode = <Trans context="request">Replaced by your withdrawal</Trans>;

const tones: Readonly<Record<AfterSalesState, StatusProps["tone"]>> = {
  applied: "info",
  refused: "mute",
  awaitingGoods: "brand",
  goodsSent: "info",
  goodsRefused: "mute",
  refunding: "warning",
  refunded: "success",
  revoked: "mute",
};

export const kindNames: Readonly<Record<AfterSalesKind, ReactNode>> = {
  refund: <Trans>Refund only</Trans>,
  return: <Trans>Return and refund</Trans>,
};

export function RequestStatus({ state }: { readonly state: AfterSalesState }): ReactElement {
  return <Status tone={tones[state]}>{stateTitles[state]}</Status>;
}

import { Trans } from "@lingui/react/macro";
import type { MerchantApplicationState } from "@plaza/api-client";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";

const tones: Readonly<Record<MerchantApplicationState, StatusProps["tone"]>> = {
  pending: "warning",
  approved: "success",
  refused: "brand",
  withdrawn: "mute",
};

/** How an application stands. */
export function StateStatus({ state }: { readonly state: MerchantApplicationState }): ReactElement {
  return (
    <Status tone={tones[state]}>
      {state === "pending" ? (
        <Trans context="application">In review</Trans>
      ) : state === "approved" ? (
        <Trans context="application">Approved</Trans>
      ) : state === "withdrawn" ? (
        <Trans context="application">Withdrawn</Trans>
      ) : (
        <Trans context="application">Refused</Trans>
      )}
    </Status>
  );
}

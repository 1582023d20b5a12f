import { useLingui } from "@lingui/react/macro";
import type { MerchantApplicationState } from "@plaza/api-client";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";

const tones: Readonly<Record<MerchantApplicationState, StatusProps["tone"]>> = {
  pending: "brand",
  approved: "success",
  refused: "mute",
  withdrawn: "mute",
};

/** Where an application stands for operators. */
export function ApplicationState({ state }: { readonly state: MerchantApplicationState }): ReactElement {
  const { t } = useLingui();
  const names = { pending: t`To be decided`, approved: t`Approved`, refused: t`Refused`, withdrawn: t`Withdrawn` };
  return <Status tone={tones[state]}>{names[state]}</Status>;
}

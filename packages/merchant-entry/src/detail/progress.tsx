import { useLingui } from "@lingui/react/macro";
import type { MerchantApplicationState } from "@plaza/api-client";
import { Steps } from "@plaza/ui-kit/steps";
import type { ReactElement } from "react";

/** From the form to the open shop; a refusal or a withdrawal stops there. */
export function Progress({ state }: { readonly state: MerchantApplicationState }): ReactElement {
  const { t } = useLingui();
  const review = {
    pending: t({ message: "In review", context: "step" }),
    refused: t({ message: "Refused", context: "step" }),
    approved: t({ message: "Approved", context: "step" }),
    withdrawn: t({ message: "Withdrawn", context: "step" }),
  }[state];
  return (
    <Steps
      label={t`Status of your application`}
      done={state === "approved" ? 2 : 1}
      steps={[
        { key: "sent", title: t`Application sent` },
        { key: "review", title: review },
        { key: "open", title: t`Shop opens` },
      ]}
    />
  );
}

import { Trans } from "@lingui/react/macro";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import type { ReactElement, ReactNode } from "react";
import { PolicyLink } from "./policy-link.tsx";

export interface AgreementBoxProps {
  readonly error: ReactNode;
}

/** The box for both agreements. Its links open in another tab and do not tick it. */
export function AgreementBox({ error }: AgreementBoxProps): ReactElement {
  return (
    <Checkbox
      name="agreement"
      error={error}
      label={
        <Trans>
          I have read and accept the <PolicyLink type="1">Service agreement</PolicyLink> and the{" "}
          <PolicyLink type="2">Privacy policy</PolicyLink>.
        </Trans>
      }
    />
  );
}

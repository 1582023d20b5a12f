import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import type { ReactElement } from "react";
import type { LoginNumber } from "./use-remembered-mobile.ts";

export interface RememberBoxProps {
  readonly number: LoginNumber;
}

export function RememberBox({ number }: RememberBoxProps): ReactElement {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`Remember account`}
      checked={number.remember}
      onChange={(event) => number.setRemember(event.target.checked)}
    />
  );
}

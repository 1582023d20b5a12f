import { useLingui } from "@lingui/react/macro";
import type { ProductImportState } from "@plaza/api-client/desk";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";

const tones: Readonly<Record<ProductImportState, StatusProps["tone"]>> = {
  checking: "info",
  checked: "brand",
  importing: "info",
  done: "success",
  failed: "warning",
  stopped: "mute",
};

export function ImportState({ state }: { readonly state: ProductImportState }): ReactElement {
  const { t } = useLingui();
  const names: Readonly<Record<ProductImportState, string>> = {
    checking: t`Being checked`,
    checked: t`Checked, not imported`,
    importing: t`Being imported`,
    done: t`Imported`,
    failed: t({ message: "Failed", context: "import" }),
    stopped: t({ message: "Stopped", context: "import" }),
  };
  return <Status tone={tones[state]}>{names[state]}</Status>;
}

import { Trans } from "@lingui/react/macro";
import type { FlashSlotState } from "@plaza/api-client";
import type { ReactElement } from "react";

/** How a session of the flash sale stands, in words. */
export function FlashState({ of }: { readonly of: FlashSlotState }): ReactElement {
  if (of === "running") return <Trans>On now</Trans>;
  return of === "upcoming" ? <Trans>Not started</Trans> : <Trans>Ended</Trans>;
}

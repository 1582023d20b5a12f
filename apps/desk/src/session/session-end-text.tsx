import { Trans } from "@lingui/react/macro";
import type { SessionEnd } from "@plaza/api-client";
import type { ReactElement } from "react";

/** Why somebody has to log in again. */
export function SessionEndText({ end }: { readonly end: SessionEnd }): ReactElement {
  if (end === "password") return <Trans>You were logged out because the password was changed.</Trans>;
  if (end === "newer") return <Trans>You were logged out because your account logged in on another device.</Trans>;
  if (end === "disabled") return <Trans>You were logged out because this account was disabled.</Trans>;
  return <Trans>You were logged out from another device. If that was not you, change your password.</Trans>;
}

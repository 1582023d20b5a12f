import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AccountPanel } from "../shared/account-panel.tsx";
import { foot, title } from "../shared/account-panel.css.ts";
import { ResetForm } from "./reset-form.tsx";

export function ForgottenPasswordPage(): ReactElement {
  return (
    <AccountPanel>
      <h1 className={title}>
        <Trans>Choose a new password</Trans>
      </h1>
      <ResetForm />
      <p className={foot}>
        <Trans>
          Remembered it?{" "}
          <Link {...to.login()} className={textLink}>
            Log in
          </Link>
        </Trans>
      </p>
    </AccountPanel>
  );
}

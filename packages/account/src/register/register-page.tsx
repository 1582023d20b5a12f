import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AccountPanel } from "../shared/account-panel.tsx";
import { foot, title } from "../shared/account-panel.css.ts";
import { RegisterForm } from "./register-form.tsx";

export function RegisterPage(): ReactElement {
  return (
    <AccountPanel>
      <h1 className={title}>
        <Trans>Create an account</Trans>
      </h1>
      <RegisterForm />
      <p className={foot}>
        <Trans>
          Already a customer?{" "}
          <Link {...to.login()} className={textLink}>
            Log in
          </Link>
        </Trans>
      </p>
    </AccountPanel>
  );
}

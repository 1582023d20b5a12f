import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { PageHead } from "../shared/page-head.tsx";
import { page, panel, stack } from "../shared/page.css.ts";
import { narrow } from "./account-page.css.ts";
import { PasswordForm } from "./password-form.tsx";

/** Instead of every page, as long as somebody else has made up the password, and seen it. */
export function FirstPassword(): ReactElement {
  const { t } = useLingui();
  return (
    <div className={`${page} ${narrow}`}>
      <PageHead title={t`Choose your own password`} />
      <section className={`${panel} ${stack}`}>
        <p>
          <Trans>You have logged in with a password that somebody else has seen. Choose one that only you know.</Trans>
        </p>
        <PasswordForm />
      </section>
    </div>
  );
}

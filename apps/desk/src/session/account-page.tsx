import { Trans, useLingui } from "@lingui/react/macro";
import { ownDeskAccountQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { rootRoute } from "../routes.ts";
import { FactorsPanel } from "../second-factor/factors-panel.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { page, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { narrow } from "./account-page.css.ts";
import { MobileForm } from "./mobile-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

/** The own account: password, telephone, and where one is logged in. */
export function AccountPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const query = useQuery(ownDeskAccountQuery(desk, undefined));
  const [isChanging, setChanging] = useState(false);
  return (
    <div className={`${page} ${narrow}`}>
      <PageHead title={t`Your account`} />
      <section className={panel} aria-labelledby="own-password">
        <h2 id="own-password" className={panelTitle}>
          <Trans>Password</Trans>
        </h2>
        <PasswordForm />
      </section>
      <FactorsPanel />
      <section className={panel} aria-labelledby="own-phone">
        <h2 id="own-phone" className={panelTitle}>
          <Trans>Phone for a forgotten password</Trans>
        </h2>
        <Loaded query={query} lines={1}>
          {({ mobile }) => (
            <div className={stack}>
              <p>
                {mobile === null ? (
                  <Trans>
                    We know no phone number of yours. With one, a code lets you back in if you forget the password.
                  </Trans>
                ) : (
                  <Trans>A code goes to {mobile} if you forget the password.</Trans>
                )}
              </p>
              {isChanging ? (
                <MobileForm onDone={() => setChanging(false)} />
              ) : (
                <div className={row}>
                  <Button onClick={() => setChanging(true)}>
                    {mobile === null ? <Trans>Add a phone number</Trans> : <Trans>Change the phone number</Trans>}
                  </Button>
                </div>
              )}
            </div>
          )}
        </Loaded>
      </section>
      <SessionsPanel />
    </div>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deskFactorsQuery } from "@plaza/api-client/desk";
import { formatDate, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { rootRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, panel, panelTitle, row, stack, strong } from "../shared/page.css.ts";
import { hasPasskeys } from "./browser-passkeys.ts";
import { FactorDialogs, type OpenedFactorDialog } from "./factor-dialogs.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { factor, factorText } from "./second-factor.css.ts";

/** What the own account asks for at a login besides the password. */
export function FactorsPanel(): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const { locale } = useReader();
  const query = useQuery(deskFactorsQuery(desk, undefined));
  const [opened, setOpened] = useState<OpenedFactorDialog | null>(null);
  return (
    <section className={panel} aria-labelledby="own-factors">
      <h2 id="own-factors" className={panelTitle}>
        <Trans>Second factor</Trans>
      </h2>
      <Loaded query={query} lines={2}>
        {({ appSince, passkeys, recoveryCodesLeft, passkeyOrigin, mustKeepOne }) => {
          const hasNone = appSince === null && passkeys.length === 0;
          const since = appSince === null ? "" : formatDate(appSince, locale);
          return (
            <div className={stack}>
              {hasNone && mustKeepOne ? (
                <Alert kind="warning">
                  <Trans>Whoever learns your password can operate the platform. Add a second factor.</Trans>
                </Alert>
              ) : (
                <p>
                  <Trans>With one, your password alone lets nobody in.</Trans>
                </p>
              )}
              <ul>
                <li className={factor}>
                  <div className={factorText}>
                    <p className={strong}>
                      <Trans>Authenticator app</Trans>
                    </p>
                    <p className={mute}>
                      {appSince === null ? <Trans>Not set up</Trans> : <Trans>Set up on {since}</Trans>}
                    </p>
                  </div>
                  <Button size="small" onClick={() => setOpened({ what: "add", kind: "app" })}>
                    {appSince === null ? <Trans>Set up the app</Trans> : <Trans>Set up another app</Trans>}
                  </Button>
                  {appSince !== null && (
                    <Button
                      size="small"
                      aria-label={t`Remove the authenticator app`}
                      onClick={() => setOpened({ what: "remove", passkeyId: null })}
                    >
                      <Trans>Remove</Trans>
                    </Button>
                  )}
                </li>
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRemove={() => setOpened({ what: "remove", passkeyId: passkey.id })}
                  />
                ))}
              </ul>
              {hasPasskeys(passkeyOrigin) ? (
                <div className={row}>
                  <Button onClick={() => setOpened({ what: "add", kind: "passkey" })}>
                    <Trans>Add a passkey</Trans>
                  </Button>
                </div>
              ) : (
                <p className={mute}>
                  {passkeyOrigin === null ? (
                    <Trans>Passkeys need a desk with a name and https, and DESK_ORIGIN set to its address.</Trans>
                  ) : (
                    <Trans>Passkeys are made at {passkeyOrigin}.</Trans>
                  )}
                </p>
              )}
              {!hasNone && (
                <div className={row}>
                  <p className={mute}>
                    <Plural
                      value={recoveryCodesLeft}
                      one="# recovery code is left."
                      other="# recovery codes are left."
                    />
                  </p>
                  <Button size="small" onClick={() => setOpened({ what: "renew" })}>
                    <Trans>New recovery codes</Trans>
                  </Button>
                </div>
              )}
            </div>
          );
        }}
      </Loaded>
      {opened !== null && <FactorDialogs opened={opened} onOpen={setOpened} />}
    </section>
  );
}

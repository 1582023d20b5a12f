import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deskFactorsQuery, type DeskPasskey, removeDeskFactor, renewRecoveryCodes } from "@plaza/api-client/desk";
import { formatDate, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { rootRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, panel, panelTitle, row, stack, strong } from "../shared/page.css.ts";
import { AddFactorDialog } from "./add-factor-dialog.tsx";
import { hasPasskeys } from "./browser-passkeys.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { factor, factorText } from "./second-factor.css.ts";

type Opened =
  | { readonly what: "add"; readonly kind: "app" | "passkey" }
  | { readonly what: "remove"; readonly passkeyId: number | null }
  | { readonly what: "renew" }
  | { readonly what: "codes"; readonly codes: readonly string[] };

/** What the own account asks for at a login besides the password. */
export function FactorsPanel(): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const { locale } = useReader();
  const toasts = useToasts();
  const query = useQuery(deskFactorsQuery(desk, undefined));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const showCodes = (codes: readonly string[]): void => setOpened({ what: "codes", codes });
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
      {opened?.what === "add" && (
        <AddFactorDialog
          kind={opened.kind}
          onClose={close}
          onAdded={(codes) => {
            toasts.show(t`The second factor is added.`);
            if (codes.length > 0) showCodes(codes);
            else close();
          }}
        />
      )}
      {opened?.what === "remove" && (
        <PasswordDialog
          title={<Trans>Remove this second factor?</Trans>}
          submitLabel={<Trans>Remove</Trans>}
          send={(current) => removeDeskFactor(desk, { passkeyId: opened.passkeyId, current })}
          event="own-account-change"
          onClose={close}
          onDone={() => {
            toasts.show(t`The second factor is removed.`);
            close();
          }}
        >
          <p>
            <Trans>You cannot log in with it any more. Without the last one your password is enough.</Trans>
          </p>
        </PasswordDialog>
      )}
      {opened?.what === "renew" && (
        <PasswordDialog
          title={<Trans>New recovery codes?</Trans>}
          submitLabel={<Trans>Make new codes</Trans>}
          send={(current) => renewRecoveryCodes(desk, current)}
          event="own-account-change"
          onClose={close}
          onDone={showCodes}
        >
          <p>
            <Trans>Those that you have are of no use any more.</Trans>
          </p>
        </PasswordDialog>
      )}
      {opened?.what === "codes" && <RecoveryCodesDialog codes={opened.codes} onClose={close} />}
    </section>
  );
}

interface PasskeyRowProps {
  readonly passkey: DeskPasskey;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey: { device, host, createdAt, usedAt }, onRemove }: PasskeyRowProps): ReactElement {
  const { t } = useLingui();
  const { locale } = useReader();
  const name = device ?? t`Unknown device`;
  const created = formatDate(createdAt, locale);
  const used = usedAt === null ? "" : formatDate(usedAt, locale);
  return (
    <li className={factor}>
      <div className={factorText}>
        <p className={strong}>
          <Trans>Passkey: {name}</Trans>
        </p>
        <p className={mute}>
          {usedAt === null ? (
            <Trans>
              for {host}, made on {created}, not used yet
            </Trans>
          ) : (
            <Trans>
              for {host}, made on {created}, last used on {used}
            </Trans>
          )}
        </p>
      </div>
      <Button size="small" aria-label={t`Remove the passkey: ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}

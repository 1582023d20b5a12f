import { Trans, useLingui } from "@lingui/react/macro";
import type { DeskPasskey } from "@plaza/api-client/desk";
import { formatDate, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { mute, strong } from "../shared/page.css.ts";
import { factor, factorText } from "./second-factor.css.ts";

export interface PasskeyRowProps {
  readonly passkey: DeskPasskey;
  readonly onRemove: () => void;
}

/** One of the own passkeys. */
export function PasskeyRow({ passkey: { device, host, createdAt, usedAt }, onRemove }: PasskeyRowProps): ReactElement {
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

import { Trans, useLingui } from "@lingui/react/macro";
import type { CustomerSession } from "@plaza/api-client";
import { formatDate, formatMoment, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import { Monitor } from "lucide";
import type { ReactElement } from "react";
import * as look from "../shared/account-section.css.ts";
import { facts } from "./profile.css.ts";

export interface DeviceRowProps {
  readonly session: CustomerSession;
  readonly fetchedAt: number;
  readonly onEnd: () => void;
}

export function DeviceRow({ session, fetchedAt, onEnd }: DeviceRowProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { locale } = reader;
  const now = useServerTime(fetchedAt);
  const { begunAt, usedAt, isThis } = session;
  const device = session.device ?? t`Unknown device`;
  const begun = begunAt === null ? null : formatDate(begunAt, locale);
  const used = usedAt === null ? null : formatMoment(usedAt, now, reader);
  return (
    <li className={look.row}>
      <span className={look.rowIcon}>
        <Icon of={Monitor} size={18} />
      </span>
      <div className={look.rowText}>
        <p>
          <span>{device}</span> {isThis && <Tag kind="success">{t`This device`}</Tag>}
        </p>
        <p className={facts}>
          {begun !== null && (
            <span>
              <Trans>since {begun}</Trans>
            </span>
          )}
          {used !== null && (
            <span>
              <Trans>last used: {used}</Trans>
            </span>
          )}
        </p>
      </div>
      {!isThis && (
        <div className={look.rowAction}>
          <Button size="small" aria-label={t`Log out: ${device}`} onClick={onEnd}>
            <Trans>Log out</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}

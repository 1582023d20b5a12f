import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeVersion } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { mute, row, strong } from "../shared/page.css.ts";
import { versionItem } from "../shared/version-history/version-item.css.ts";

export interface VersionItemProps {
  readonly version: HomeVersion;
  readonly onOpen: () => void;
  readonly onAgain: () => void;
  readonly onTakeBack: () => void;
}

/** A version: when it began or begins, who has published it, and what can be done with it. */
export function VersionItem({ version, onOpen, onAgain, onTakeBack }: VersionItemProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { version: number, state, repeats, publishedBy } = version;
  const published = formatDateTime(version.publishedAt, reader);
  const begins = formatDateTime(version.beginsAt ?? 0, reader);
  const earlier = repeats ?? 0;
  return (
    <li className={versionItem}>
      <div className={row}>
        <span className={strong}>
          <Trans>Version {number}</Trans>
        </span>
        {state === "shown" && (
          <Tag kind="success">
            <Trans>Shown now</Trans>
          </Tag>
        )}
        {state === "scheduled" && (
          <Tag kind="info">
            <Trans>Scheduled</Trans>
          </Tag>
        )}
        {state === "withdrawn" && (
          <Tag kind="neutral">
            <Trans>Taken back</Trans>
          </Tag>
        )}
      </div>
      <div className={mute}>
        {version.beginsAt === null ? (
          <Trans>As the marketplace began</Trans>
        ) : state === "scheduled" ? (
          <Trans>Begins on {begins}</Trans>
        ) : (
          begins
        )}
      </div>
      {publishedBy !== "" && (
        <div className={mute}>
          <Trans>
            Published by {publishedBy}, {published}
          </Trans>
        </div>
      )}
      {repeats !== null && (
        <div className={mute}>
          <Trans>The same as version {earlier}</Trans>
        </div>
      )}
      <div className={row}>
        <Button size="small" aria-label={t`Look at it: version ${number}`} onClick={onOpen}>
          <Trans>Look at it</Trans>
        </Button>
        {state === "scheduled" && (
          <Button size="small" aria-label={t`Take it back: version ${number}`} onClick={onTakeBack}>
            <Trans>Take it back</Trans>
          </Button>
        )}
        {(state === "over" || state === "withdrawn") && (
          <Button size="small" aria-label={t`Publish again: version ${number}`} onClick={onAgain}>
            <Trans>Publish again</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

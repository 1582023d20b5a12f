import { Trans, useLingui } from "@lingui/react/macro";
import type { PlatformEvent } from "@plaza/api-client";
import { formatDateTime, type Locale, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useId, useState } from "react";
import { mute, panel, panelTitle, row, strong } from "../page.css.ts";
import { useChange } from "../use-change.ts";
import { versionItem } from "./version-item.css.ts";

export interface PublishedVersion {
  readonly version: number;
  /** In which it is written. */
  readonly languages: readonly Locale[];
  /** "" for nobody at the desk. */
  readonly publishedBy: string;
  readonly publishedAt: number;
}

/** Publishing an earlier version again. */
interface PublishingAgain {
  readonly event: PlatformEvent;
  readonly send: (version: number) => Promise<unknown>;
  /** What becomes of it, in a sentence. */
  readonly explanation: ReactElement;
  /** What is said once it is done. */
  readonly done: string;
}

export interface VersionHistoryProps {
  /** The newest first. */
  readonly versions: readonly PublishedVersion[];
  /** The one that is published now. */
  readonly current: number;
  readonly again: PublishingAgain;
  /** Shows what a version says. */
  readonly read: (version: PublishedVersion, onClose: () => void) => ReactElement;
}

/** Who has published what, the newest first. Each can be read, and published again. */
export function VersionHistory({ versions, current, again, read }: VersionHistoryProps): ReactElement {
  const id = useId();
  const toasts = useToasts();
  const [opened, setOpened] = useState<PublishedVersion | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const publish = useChange({
    event: again.event,
    send: again.send,
    onDone: () => {
      setAsked(null);
      toasts.show(again.done);
    },
  });
  const number = asked ?? 0;
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        <Trans>Versions</Trans>
      </h2>
      {versions.length === 0 ? (
        <p className={mute}>
          <Trans>Nothing has been published yet.</Trans>
        </p>
      ) : (
        <ol>
          {versions.map((version) => (
            <VersionItem
              key={version.version}
              version={version}
              isCurrent={version.version === current}
              onOpen={() => setOpened(version)}
              onAgain={() => setAsked(version.version)}
            />
          ))}
        </ol>
      )}
      {opened !== null && read(opened, () => setOpened(null))}
      <ConfirmDialog
        open={asked !== null}
        title={<Trans>Publish version {number} again?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={<Trans>Publish again</Trans>}
        busy={publish.busy}
        error={publish.problem}
        onConfirm={() => publish.run(number)}
        onClose={() => {
          setAsked(null);
          publish.reset();
        }}
      >
        {again.explanation}
      </ConfirmDialog>
    </section>
  );
}

interface VersionItemProps {
  readonly version: PublishedVersion;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onAgain: () => void;
}

function VersionItem({ version, isCurrent, onOpen, onAgain }: VersionItemProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const number = version.version;
  const when = formatDateTime(version.publishedAt, reader);
  return (
    <li className={versionItem}>
      <div className={row}>
        <span className={strong}>
          <Trans>Version {number}</Trans>
        </span>
        {isCurrent && (
          <Tag kind="success">
            <Trans>Published now</Trans>
          </Tag>
        )}
      </div>
      <div className={mute}>{version.publishedBy === "" ? when : `${version.publishedBy}, ${when}`}</div>
      <div className={row}>
        <Button size="small" aria-label={t`Read: version ${number}`} onClick={onOpen}>
          <Trans>Read</Trans>
        </Button>
        {!isCurrent && (
          <Button size="small" aria-label={t`Publish again: version ${number}`} onClick={onAgain}>
            <Trans>Publish again</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type ArticleVersion, type EditedArticle, publishArticleAgain } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useId, useState } from "react";
import { articleRoute } from "../routes.ts";
import { mute, panel, panelTitle, row, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { ArticleVersionDialog } from "./article-version-dialog.tsx";
import { version as versionLook } from "./articles.css.ts";

export interface ArticleHistoryProps {
  readonly article: EditedArticle;
  /** That was seen. */
  readonly revision: number;
}

/** Who has published what, the newest first. Each can be read, and published again. */
export function ArticleHistory({ article, revision }: ArticleHistoryProps): ReactElement {
  const { t } = useLingui();
  const titleId = useId();
  const toasts = useToasts();
  const { desk } = articleRoute.useRouteContext();
  const { id, versions, version: current } = article;
  const [opened, setOpened] = useState<ArticleVersion | null>(null);
  const [again, setAgain] = useState<ArticleVersion | null>(null);
  const publish = useChange({
    event: "article-change",
    send: (version: number) => publishArticleAgain(desk, { seen: { id, revision }, version }),
    onDone: () => {
      setAgain(null);
      toasts.show(t`The earlier version is published again.`);
    },
  });
  const number = again?.version ?? 0;
  return (
    <section className={panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={panelTitle}>
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
              isPublished={version.version === current}
              onOpen={() => setOpened(version)}
              onAgain={() => setAgain(version)}
            />
          ))}
        </ol>
      )}
      {opened !== null && <ArticleVersionDialog articleId={id} version={opened} onClose={() => setOpened(null)} />}
      <ConfirmDialog
        open={again !== null}
        title={<Trans>Publish version {number} again?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={<Trans>Publish again</Trans>}
        busy={publish.busy}
        error={publish.problem}
        onConfirm={() => publish.run(number)}
        onClose={() => {
          setAgain(null);
          publish.reset();
        }}
      >
        <Trans>Its texts, picture and times become a new version. A draft stays as it is.</Trans>
      </ConfirmDialog>
    </section>
  );
}

interface VersionItemProps {
  readonly version: ArticleVersion;
  readonly isPublished: boolean;
  readonly onOpen: () => void;
  readonly onAgain: () => void;
}

function VersionItem({ version, isPublished, onOpen, onAgain }: VersionItemProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const number = version.version;
  const when = formatDateTime(version.publishedAt, reader);
  return (
    <li className={versionLook}>
      <div className={row}>
        <span className={strong}>
          <Trans>Version {number}</Trans>
        </span>
        {isPublished && (
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
        {!isPublished && (
          <Button size="small" aria-label={t`Publish again: version ${number}`} onClick={onAgain}>
            <Trans>Publish again</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

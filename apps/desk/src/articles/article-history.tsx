import { Trans, useLingui } from "@lingui/react/macro";
import { type EditedArticle, publishArticleAgain } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { articleRoute } from "../routes.ts";
import { VersionHistory } from "../shared/version-history/version-history.tsx";
import { ArticleVersionDialog } from "./article-version-dialog.tsx";

export interface ArticleHistoryProps {
  readonly article: EditedArticle;
  /** That was seen. */
  readonly revision: number;
}

/** Who has published what of an article. */
export function ArticleHistory({ article, revision }: ArticleHistoryProps): ReactElement {
  const { t } = useLingui();
  const { desk } = articleRoute.useRouteContext();
  const { id, versions, version: current } = article;
  return (
    <VersionHistory
      versions={versions}
      current={current}
      again={{
        event: "article-change",
        send: (version) => publishArticleAgain(desk, { seen: { id, revision }, version }),
        explanation: <Trans>Its texts, picture and times become a new version. A draft stays as it is.</Trans>,
        done: t`The earlier version is published again.`,
      }}
      read={(version, onClose) => <ArticleVersionDialog articleId={id} version={version} onClose={onClose} />}
    />
  );
}

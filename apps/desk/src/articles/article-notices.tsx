import { Trans } from "@lingui/react/macro";
import type { EditedArticle } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { DecidedWords } from "../shared/decided-meanwhile.tsx";
import { row } from "../shared/page.css.ts";
import type { ArticleWorkControl } from "./use-article-work.ts";

export interface ArticleNoticesProps {
  readonly article: EditedArticle;
  readonly control: ArticleWorkControl;
}

/** What was written here before, and what a colleague has done meanwhile: nothing is overwritten without a press. */
export function ArticleNotices({ article, control }: ArticleNoticesProps): ReactElement {
  const { stored, isChangedMeanwhile, replace, forgetStored, goOn } = control;
  const { draft, changedBy, changedAt, isCategoryShown, version } = article;
  const when = formatDateTime(stored?.at ?? 0, useReader());
  return (
    <>
      {stored !== null && (
        <Alert
          kind="info"
          action={
            <div className={row}>
              <Button
                size="small"
                kind="primary"
                onClick={() => {
                  replace(stored.work);
                  forgetStored();
                }}
              >
                <Trans>Write on</Trans>
              </Button>
              <Button size="small" onClick={forgetStored}>
                <Trans>Throw it away</Trans>
              </Button>
            </div>
          }
        >
          <Trans>You have written something here on {when} that was not saved.</Trans>
        </Alert>
      )}
      {isChangedMeanwhile && (
        <Alert
          kind="warning"
          announce
          action={
            <div className={row}>
              <Button size="small" onClick={() => goOn("mine")}>
                <Trans>Keep my text</Trans>
              </Button>
              <Button size="small" onClick={() => goOn("theirs")}>
                <Trans>Take theirs</Trans>
              </Button>
            </div>
          }
        >
          <DecidedWords
            what={
              draft === null ? <Trans>published, or the draft discarded</Trans> : <Trans>another draft is saved</Trans>
            }
            by={changedBy}
            at={changedAt}
          />
        </Alert>
      )}
      {version > 0 && !isCategoryShown && (
        <Alert kind="warning">
          <Trans>Its topic is hidden, so readers do not find this article.</Trans>
        </Alert>
      )}
    </>
  );
}

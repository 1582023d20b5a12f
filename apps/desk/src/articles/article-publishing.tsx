import { Trans, useLingui } from "@lingui/react/macro";
import {
  discardArticleDraft,
  type EditedArticle,
  fetchArticlePreview,
  publishArticle,
  showArticle,
} from "@plaza/api-client/desk";
import { formatDateTime, type Locale, localeNames, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useId, useState } from "react";
import { articleRoute } from "../routes.ts";
import { DiscardDraftDialog } from "../shared/discard-draft-dialog.tsx";
import { LastChange } from "../shared/last-change.tsx";
import { mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { ShopPreview } from "../shared/shop-preview/shop-preview.tsx";
import { useChange } from "../shared/use-change.ts";
import { ArticleStateTag } from "./article-words.tsx";
import { RemoveArticleDialog } from "./remove-article-dialog.tsx";
import { type ArticleWorkControl } from "./use-article-work.ts";
import { useUnpublishable } from "./use-unpublishable.ts";
import { unfinishedLanguages } from "./article-work.ts";

export interface ArticlePublishingProps {
  readonly article: EditedArticle;
  readonly control: ArticleWorkControl;
  /** That is being written. */
  readonly language: Locale;
}

/** How far an article is, and what can be done with it as it is saved. */
export function ArticlePublishing({ article, control, language }: ArticlePublishingProps): ReactElement {
  const { t } = useLingui();
  const titleId = useId();
  const toasts = useToasts();
  const reader = useReader();
  const { desk } = articleRoute.useRouteContext();
  const [asked, setAsked] = useState<"publish" | "discard" | "remove" | null>(null);
  const { id, draft, published, version, isShown, state, defaultLanguage } = article;
  const seen = { id, revision: control.base.revision };
  const isSaved = control.changes === 0;
  const why = useUnpublishable(article, isSaved);
  const done = (text: string) => () => {
    setAsked(null);
    toasts.show(text);
  };
  const publish = useChange({
    event: "article-change",
    send: () => publishArticle(desk, seen),
    onDone: done(t`The new version is published.`),
  });
  const discard = useChange({
    event: "article-change",
    send: () => discardArticleDraft(desk, seen),
    onDone: done(t`The draft is discarded.`),
  });
  const show = useChange({
    event: "article-change",
    send: (isToShow: boolean) => showArticle(desk, { seen, isShown: isToShow }),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  function close(): void {
    setAsked(null);
    publish.reset();
    discard.reset();
  }
  const missing = unfinishedLanguages(draft ?? control.base.work);
  const named = missing.map((each) => localeNames[each]).join(", ");
  const own = localeNames[defaultLanguage];
  const from = draft?.shownFrom ?? null;
  const later = from === null ? "" : formatDateTime(from, reader);
  const begins =
    state === "scheduled" && published?.shownFrom != null ? formatDateTime(published.shownFrom, reader) : "";
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={panelTitle}>
        <Trans>Publish</Trans>
      </h2>
      <div className={row}>
        <ArticleStateTag state={state} />
        {begins !== "" && (
          <span className={mute}>
            <Trans>from {begins}</Trans>
          </span>
        )}
      </div>
      {why === null ? (
        <p className={mute}>
          <Trans>The draft is not shown to anybody until it is published.</Trans>
        </p>
      ) : (
        <p>{why}</p>
      )}
      <div className={row}>
        <Button kind="primary" disabled={why !== null} onClick={() => setAsked("publish")}>
          <Trans>Publish</Trans>
        </Button>
        <ShopPreview
          send={() => fetchArticlePreview(desk, seen)}
          language={language}
          disabled={draft === null || !isSaved}
        />
        {draft !== null && version > 0 && (
          <Button disabled={!isSaved} onClick={() => setAsked("discard")}>
            <Trans>Discard the draft</Trans>
          </Button>
        )}
        {version > 0 && (
          <Button busy={show.busy} disabled={!isSaved} onClick={() => show.run(!isShown)}>
            {isShown ? <Trans>Hide from readers</Trans> : <Trans>Show to readers</Trans>}
          </Button>
        )}
        <Button disabled={!isSaved} onClick={() => setAsked("remove")}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      <LastChange subject="articles" id={String(id)} changed={{ by: article.changedBy, at: article.changedAt }} />
      <ConfirmDialog
        open={asked === "publish"}
        title={<Trans>Publish this article?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={<Trans>Publish</Trans>}
        busy={publish.busy}
        error={publish.problem}
        onConfirm={() => publish.run()}
        onClose={close}
      >
        <p>
          {later === "" ? <Trans>Readers find it from now on.</Trans> : <Trans>Readers find it from {later} on.</Trans>}
        </p>
        {missing.length > 0 && (
          <p>
            <Trans>
              Missing: {named}. There the text in {own} is shown.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
      <DiscardDraftDialog
        open={asked === "discard"}
        discard={discard}
        onDiscard={() => discard.run()}
        onClose={close}
      />
      {asked === "remove" && (
        <RemoveArticleDialog article={article} revision={seen.revision} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

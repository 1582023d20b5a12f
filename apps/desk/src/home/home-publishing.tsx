import { Trans, useLingui } from "@lingui/react/macro";
import { discardHomeDraft, type HomePage, publishHome } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useId, useState } from "react";
import { homeRoute } from "../routes.ts";
import { DiscardDraftDialog } from "../shared/discard-draft-dialog.tsx";
import { mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { ChangeWords } from "./change-words.tsx";
import { homeChanges } from "./home-diff.ts";
import { HomePreview } from "./home-preview.tsx";
import { HomeProblems } from "./home-problems.tsx";
import { workOf } from "./home-work.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import type { HomeWorkControl } from "./use-home-work.ts";

export interface HomePublishingProps {
  readonly page: HomePage;
  readonly control: HomeWorkControl;
}

/** Shows the saved draft to shoppers, now or later, or ends it. */
export function HomePublishing({ page, control }: HomePublishingProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const reader = useReader();
  const toasts = useToasts();
  const { desk } = homeRoute.useRouteContext();
  const [asked, setAsked] = useState<"publish" | "discard" | "changes" | null>(null);
  const { draft, shown, problems, versions } = page;
  const { revision } = control.base;
  const publish = useChange({
    event: "home-change",
    send: (beginsAt: number | null) => publishHome(desk, { revision, beginsAt }),
    onDone: (_answer, beginsAt) => {
      setAsked(null);
      toasts.show(beginsAt === null ? t`The new version is published.` : t`The version is scheduled.`);
    },
  });
  const discard = useChange({
    event: "home-change",
    send: () => discardHomeDraft(desk, { revision }),
    onDone: () => {
      setAsked(null);
      toasts.show(t`The draft is discarded.`);
    },
  });
  const isSaved = control.changes === 0;
  const next = versions.filter(({ state }) => state === "scheduled").toSorted(byBeginning)[0];
  const nextAt = formatDateTime(next?.beginsAt ?? 0, reader);
  const nextNumber = next?.version ?? 0;
  const why =
    draft === null
      ? t`There is no draft. Change something, and save it.`
      : isSaved
        ? null
        : t`Save first what you have changed.`;
  function close(): void {
    setAsked(null);
    publish.reset();
    discard.reset();
  }
  const changes = homeChanges(shown ?? { blocks: [], slots: [] }, workOf(page));
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        <Trans>Publish</Trans>
      </h2>
      <p className={why === null ? mute : undefined}>
        {why ?? <Trans>The draft is not shown to anybody until it is published.</Trans>}
      </p>
      {problems.length > 0 && (
        <Alert kind="warning" title={<Trans>To look at before publishing</Trans>}>
          <HomeProblems document={workOf(page)} problems={problems} />
        </Alert>
      )}
      <div className={row}>
        <Button kind="primary" disabled={why !== null} onClick={() => setAsked("publish")}>
          <Trans>Publish</Trans>
        </Button>
        {draft !== null && (
          <>
            <Button disabled={!isSaved} onClick={() => setAsked("changes")}>
              <Trans>What changes</Trans>
            </Button>
            <Button disabled={!isSaved} onClick={() => setAsked("discard")}>
              <Trans>Discard the draft</Trans>
            </Button>
          </>
        )}
      </div>
      <HomePreview revision={revision} version={null} disabled={draft === null || !isSaved} />
      {asked === "publish" && (
        <PublishDialog title={<Trans>Publish this home page?</Trans>} publish={publish} onClose={close}>
          <ChangeWords changes={changes} />
          {problems.length > 0 && (
            <Alert kind="warning" title={<Trans>To look at before publishing</Trans>}>
              <HomeProblems document={workOf(page)} problems={problems} />
            </Alert>
          )}
          {next !== undefined && (
            <p>
              <Trans>
                Version {nextNumber} is scheduled, and will take its place on {nextAt}.
              </Trans>
            </p>
          )}
        </PublishDialog>
      )}
      <DiscardDraftDialog open={asked === "discard"} discard={discard} onDiscard={() => discard.run()} onClose={close}>
        <Trans>It is gone then. What is published stays.</Trans>
      </DiscardDraftDialog>
      <ConfirmDialog
        open={asked === "changes"}
        title={<Trans>What changes</Trans>}
        keep={<Trans context="dialog">Close</Trans>}
        confirm={<Trans>Publish</Trans>}
        onConfirm={() => setAsked("publish")}
        onClose={close}
      >
        <ChangeWords changes={changes} />
      </ConfirmDialog>
    </section>
  );
}

function byBeginning(one: HomePage["versions"][number], other: HomePage["versions"][number]): number {
  return (one.beginsAt ?? 0) - (other.beginsAt ?? 0);
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type HomePage, type HomeVersion, publishHomeAgain, takeBackHome } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useId, useState } from "react";
import { homeRoute } from "../routes.ts";
import { mute, panel, panelTitle } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import { VersionDialog } from "./version-dialog.tsx";
import { VersionItem } from "./version-item.tsx";

export interface HomeHistoryProps {
  readonly page: HomePage;
  /** That was seen. */
  readonly revision: number;
}

/** Who has published what, the newest first. Each can be looked at, compared, and shown again. */
export function HomeHistory({ page, revision }: HomeHistoryProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const toasts = useToasts();
  const { desk } = homeRoute.useRouteContext();
  const [opened, setOpened] = useState<HomeVersion | null>(null);
  const [again, setAgain] = useState<number | null>(null);
  const [withdrawn, setWithdrawn] = useState<number | null>(null);
  const publish = useChange({
    event: "home-change",
    send: (beginsAt: number | null) => publishHomeAgain(desk, { revision, beginsAt, version: again ?? 0 }),
    onDone: (_answer, beginsAt) => {
      setAgain(null);
      toasts.show(beginsAt === null ? t`The new version is published.` : t`The version is scheduled.`);
    },
  });
  const takeBack = useChange({
    event: "home-change",
    send: () => takeBackHome(desk, { revision, version: withdrawn ?? 0 }),
    onDone: () => {
      setWithdrawn(null);
      toasts.show(t`The schedule is taken back.`);
    },
  });
  const number = again ?? withdrawn ?? 0;
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        <Trans>Versions</Trans>
      </h2>
      {page.versions.length === 0 ? (
        <p className={mute}>
          <Trans>Nothing has been published yet.</Trans>
        </p>
      ) : (
        <ol reversed>
          {page.versions.map((version) => (
            <VersionItem
              key={version.version}
              version={version}
              onOpen={() => setOpened(version)}
              onAgain={() => setAgain(version.version)}
              onTakeBack={() => setWithdrawn(version.version)}
            />
          ))}
        </ol>
      )}
      {opened !== null && (
        <VersionDialog page={page} version={opened} revision={revision} onClose={() => setOpened(null)} />
      )}
      {again !== null && (
        <PublishDialog
          title={<Trans>Publish version {number} again?</Trans>}
          publish={publish}
          onClose={() => {
            setAgain(null);
            publish.reset();
          }}
        >
          <p>
            <Trans>What it shows becomes a new version. A draft stays as it is.</Trans>
          </p>
        </PublishDialog>
      )}
      <ConfirmDialog
        open={withdrawn !== null}
        title={<Trans>Take back the schedule of version {number}?</Trans>}
        keep={<Trans>Keep the schedule</Trans>}
        confirm={<Trans>Take it back</Trans>}
        busy={takeBack.busy}
        error={takeBack.problem}
        onConfirm={() => takeBack.run()}
        onClose={() => {
          setWithdrawn(null);
          takeBack.reset();
        }}
      >
        {page.draft === null ? (
          <Trans>It is never shown then, and becomes the draft.</Trans>
        ) : (
          <Alert kind="info">
            <Trans>It is never shown then. The draft stays; the version can be published again from here.</Trans>
          </Alert>
        )}
      </ConfirmDialog>
    </section>
  );
}

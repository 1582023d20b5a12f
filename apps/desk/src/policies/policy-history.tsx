import { Trans, useLingui } from "@lingui/react/macro";
import { type PolicyDetail, type PolicyVersion, publishPolicyAgain } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useId, useState } from "react";
import { policyRoute } from "../routes.ts";
import { mute, panel, panelTitle, row, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { version as versionLook } from "./policies.css.ts";
import { PolicyVersionDialog } from "./policy-version-dialog.tsx";

export interface PolicyHistoryProps {
  readonly policy: PolicyDetail;
  /** That was seen. */
  readonly revision: number;
}

/** Who has published what, the newest first. Each can be read, and can hold again. */
export function PolicyHistory({ policy, revision }: PolicyHistoryProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const toasts = useToasts();
  const { desk } = policyRoute.useRouteContext();
  const { key, versions } = policy;
  const [opened, setOpened] = useState<PolicyVersion | null>(null);
  const [again, setAgain] = useState<PolicyVersion | null>(null);
  const publish = useChange({
    event: "policy-change",
    send: (version: number) => publishPolicyAgain(desk, { key, revision, version }),
    onDone: () => {
      setAgain(null);
      toasts.show(t`The earlier text holds again, as a new version.`);
    },
  });
  const number = again?.version ?? 0;
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
          {versions.map((version, index) => (
            <VersionItem
              key={version.version}
              version={version}
              isShown={index === 0}
              onOpen={() => setOpened(version)}
              onAgain={() => setAgain(version)}
            />
          ))}
        </ol>
      )}
      {opened !== null && <PolicyVersionDialog policyKey={key} version={opened} onClose={() => setOpened(null)} />}
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
        <Trans>Its text becomes a new version, which holds from now on. A draft stays as it is.</Trans>
      </ConfirmDialog>
    </section>
  );
}

interface VersionItemProps {
  readonly version: PolicyVersion;
  readonly isShown: boolean;
  readonly onOpen: () => void;
  readonly onAgain: () => void;
}

function VersionItem({ version, isShown, onOpen, onAgain }: VersionItemProps): ReactElement {
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
        {isShown && (
          <Tag kind="success">
            <Trans>Shown now</Trans>
          </Tag>
        )}
      </div>
      <div className={mute}>{version.publishedBy === "" ? when : `${version.publishedBy}, ${when}`}</div>
      <div className={row}>
        <Button size="small" aria-label={t`Read: version ${number}`} onClick={onOpen}>
          <Trans>Read</Trans>
        </Button>
        {!isShown && (
          <Button size="small" aria-label={t`Publish again: version ${number}`} onClick={onAgain}>
            <Trans>Publish again</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

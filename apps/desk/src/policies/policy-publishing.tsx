import { Trans, useLingui } from "@lingui/react/macro";
import { discardPolicyDraft, fetchPolicyPreview, type PolicyDetail, publishPolicy } from "@plaza/api-client/desk";
import { type Locale, localeNames } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useId, useState } from "react";
import { policyRoute } from "../routes.ts";
import { DiscardDraftDialog } from "../shared/discard-draft-dialog.tsx";
import { mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { ShopPreview } from "../shared/shop-preview/shop-preview.tsx";
import { useChange } from "../shared/use-change.ts";
import { missingLanguages, placeholdersIn } from "./policy-work.ts";
import type { PolicyWorkControl } from "./use-policy-work.ts";

export interface PolicyPublishingProps {
  readonly policy: PolicyDetail;
  readonly control: PolicyWorkControl;
  /** That is being written. */
  readonly language: Locale;
}

/** Makes the saved draft hold, or ends it. */
export function PolicyPublishing({ policy, control, language }: PolicyPublishingProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const toasts = useToasts();
  const { desk } = policyRoute.useRouteContext();
  const [asked, setAsked] = useState<"publish" | "discard" | null>(null);
  const { key, hasDraft, hasPage, isToReview, draft, defaultLanguage } = policy;
  const seen = { key, revision: control.base.revision };
  const done = (text: string) => () => {
    setAsked(null);
    toasts.show(text);
  };
  const publish = useChange({
    event: "policy-change",
    send: () => publishPolicy(desk, seen),
    onDone: done(t`The new version is published.`),
  });
  const discard = useChange({
    event: "policy-change",
    send: () => discardPolicyDraft(desk, seen),
    onDone: done(t`The draft is discarded.`),
  });
  const missing = missingLanguages(draft);
  const unfilled = placeholdersIn(draft).join(" ");
  const own = localeNames[defaultLanguage];
  const named = missing.map((each) => localeNames[each]).join(", ");
  const isSaved = control.changes === 0;
  const why = !hasDraft
    ? t`There is no draft. Write something, and save it.`
    : !isSaved
      ? t`Save first what you have changed.`
      : isToReview
        ? t`The draft is still to be checked.`
        : missing.includes(defaultLanguage)
          ? t`The text in ${own} is missing, the store's own language.`
          : null;
  function close(): void {
    setAsked(null);
    publish.reset();
    discard.reset();
  }
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        <Trans>Publish</Trans>
      </h2>
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
        {hasPage && (
          <ShopPreview
            send={() => fetchPolicyPreview(desk, seen)}
            language={language}
            disabled={!hasDraft || !isSaved}
          />
        )}
        {hasDraft && (
          <Button disabled={!isSaved} onClick={() => setAsked("discard")}>
            <Trans>Discard the draft</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked === "publish"}
        title={<Trans>Publish this version?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={<Trans>Publish</Trans>}
        busy={publish.busy}
        error={publish.problem}
        onConfirm={() => publish.run()}
        onClose={close}
      >
        <p>
          <Trans>
            From now on it is shown, and accepted by whoever registers or applies. It cannot be changed, only followed
            by another version.
          </Trans>
        </p>
        {unfilled !== "" && (
          <Alert kind="warning" title={<Trans>This is still to be filled in:</Trans>}>
            {unfilled}
          </Alert>
        )}
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
    </section>
  );
}

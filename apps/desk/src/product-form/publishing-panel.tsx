import { Trans, useLingui } from "@lingui/react/macro";
import {
  discardProductDraft,
  fetchProductPreview,
  type ProductForm,
  type ProductFormProblem,
  publishProduct,
  type PublishedProduct,
  type SeenRevision,
} from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { workRoute } from "../routes.ts";
import { DiscardDraftDialog } from "../shared/discard-draft-dialog.tsx";
import { LastChange } from "../shared/last-change.tsx";
import { panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { ShopPreview } from "../shared/shop-preview/shop-preview.tsx";
import { useDeskUser } from "../session/use-desk-user.ts";
import { useChange } from "../shared/use-change.ts";
import { MissingList } from "./missing-list.tsx";
import { ProductActions } from "./product-actions.tsx";
import { ProductStateTags } from "./product-state-tags.tsx";
import { PublishConflictDialog } from "./publish-conflict-dialog.tsx";
import { SavingStatus } from "./saving-status.tsx";
import { useFocusOfForm } from "./use-form-focus.ts";
import type { ProductWork } from "./use-product-work.ts";

export interface PublishingPanelProps {
  readonly form: ProductForm;
  readonly work: ProductWork;
  readonly onGo: (problem: ProductFormProblem) => void;
  /** Somebody has tried to publish it: what is missing is said at its field as well. */
  readonly onTried: () => void;
  /** It is being published, and nothing more is written meanwhile. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onPublished: (productId: number) => void;
  readonly onDiscarded: () => void;
}

/** How far a product is, what is missing, and what can be done with it. */
export function PublishingPanel(props: PublishingPanelProps): ReactElement {
  const { form, work, onGo, onTried, onBusy, onPublished, onDiscarded } = props;
  const { t } = useLingui();
  const titleId = useId();
  const toasts = useToasts();
  const { desk } = workRoute.useRouteContext();
  const { language } = useFocusOfForm();
  const user = useDeskUser().data;
  const [isAsked, setAsked] = useState(false);
  /** It is published as soon as what is written is saved. */
  const [isWaiting, setWaiting] = useState(false);
  const [conflict, setConflict] = useState<Extract<PublishedProduct, { readonly kind: "conflict" }> | null>(null);
  /** How often somebody was shown what is missing. */
  const [shown, setShown] = useState(0);
  const missingTitle = useRef<HTMLHeadingElement>(null);
  const { stored } = form;
  const { seen } = work.base;
  const isSaved = work.state === "saved";
  const isListed = work.content.isListed;
  const publish = useChange({
    event: "product-form-change",
    send: (draft: SeenRevision) => publishProduct(desk, draft),
    onDone: (answer) => {
      if (answer.kind === "incomplete") {
        work.setMissing(answer.problems);
        setShown(shown + 1);
      } else if (answer.kind === "conflict") setConflict(answer);
      else {
        toasts.show(
          answer.isApproved || !isListed
            ? t`The product is published.`
            : t`The product is published. Shoppers see it as soon as the platform has approved it.`,
        );
        onPublished(answer.productId);
      }
    },
    onEnd: () => onBusy(false),
  });
  const discard = useChange({
    event: "product-form-change",
    send: (draft: SeenRevision) => discardProductDraft(desk, draft),
    onDone: () => {
      setAsked(false);
      toasts.show(t`The draft is discarded.`);
      onDiscarded();
    },
  });
  useEffect(() => {
    if (shown > 0) missingTitle.current?.focus();
  }, [shown]);
  const start = (): void => {
    if (seen === null) return;
    onBusy(true);
    publish.run(seen);
  };
  const latestStart = useRef(start);
  useEffect(() => {
    latestStart.current = start;
  });
  const isStopped = work.state === "failed" || work.state === "offline" || work.state === "conflict";
  if (isWaiting && (isSaved || isStopped)) setWaiting(false);
  const goes = isWaiting && isSaved;
  const [starts, setStarts] = useState(0);
  if (goes) setStarts(starts + 1);
  useEffect(() => {
    if (starts > 0) latestStart.current();
  }, [starts]);
  function press(): void {
    onTried();
    if (isSaved) start();
    else {
      setWaiting(true);
      work.save();
    }
  }
  const hasDraft = seen !== null;
  const isNothing = !hasDraft && isSaved;
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={panelTitle}>
        <Trans>Publish</Trans>
      </h2>
      <ProductStateTags stored={stored} hasDraft={hasDraft || !isSaved} />
      <SavingStatus work={work} />
      <div className={row}>
        <Button
          kind="primary"
          busy={publish.busy || isWaiting}
          disabled={isNothing || stored?.isArchived === true}
          onClick={press}
        >
          {stored !== null ? (
            <Trans>Publish changes</Trans>
          ) : isListed ? (
            <Trans>Put on the shelf</Trans>
          ) : (
            <Trans>Publish</Trans>
          )}
        </Button>
        <ShopPreview
          send={() => (seen === null ? Promise.reject(new Error("No draft")) : fetchProductPreview(desk, seen))}
          language={language}
          disabled={!hasDraft || !isSaved}
        />
      </div>
      {isNothing && stored !== null && (
        <p>
          <Trans>Change something: it is saved as a draft, and shoppers see it once it is published.</Trans>
        </p>
      )}
      {publish.problem !== null && (
        <Alert kind="danger" announce>
          {publish.problem}
        </Alert>
      )}
      <MissingList problems={hasDraft ? work.missing : []} titleRef={missingTitle} onGo={onGo} />
      <div className={row}>
        {work.undo !== null && (
          <Button size="small" everyPress onClick={work.undo}>
            <Trans>Undo</Trans>
          </Button>
        )}
        {work.redo !== null && (
          <Button size="small" everyPress onClick={work.redo}>
            <Trans>Redo</Trans>
          </Button>
        )}
        {hasDraft && (
          <Button size="small" disabled={!isSaved} onClick={() => setAsked(true)}>
            <Trans>Discard the draft</Trans>
          </Button>
        )}
      </div>
      {stored !== null && <ProductActions stored={stored} isSaved={isSaved} hasDraft={hasDraft} />}
      {stored !== null && user?.role === "owner" && (
        <LastChange subject="products" id={String(stored.id)} changed={{ by: "", at: stored.updatedAt }} />
      )}
      <DiscardDraftDialog
        open={isAsked}
        discard={discard}
        onDiscard={() => {
          if (seen !== null) discard.run(seen);
        }}
        onClose={() => {
          setAsked(false);
          discard.reset();
        }}
      >
        {stored === null ? <Trans>The product was never published, so nothing is left of it.</Trans> : undefined}
      </DiscardDraftDialog>
      {conflict !== null && (
        <PublishConflictDialog conflict={conflict} form={form} work={work} onClose={() => setConflict(null)} />
      )}
    </section>
  );
}

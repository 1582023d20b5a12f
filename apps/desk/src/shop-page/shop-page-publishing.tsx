import { Trans, useLingui } from "@lingui/react/macro";
import {
  discardShopPageDraft,
  type EditedShopPage,
  fetchShopPagePreview,
  publishShopPage,
} from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useId, useState } from "react";
import { ownShopPageRoute } from "../routes.ts";
import { DiscardDraftDialog } from "../shared/discard-draft-dialog.tsx";
import { areSameTexts } from "../shared/language-texts.ts";
import { LastChange } from "../shared/last-change.tsx";
import { mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { ShopPreview } from "../shared/shop-preview/shop-preview.tsx";
import { useChange } from "../shared/use-change.ts";
import type { ShopPageControl } from "./shop-page-editor.tsx";

export interface ShopPagePublishingProps {
  readonly page: EditedShopPage;
  readonly control: ShopPageControl;
}

/** What can be done with the draft as it is saved. */
export function ShopPagePublishing({ page, control }: ShopPagePublishingProps): ReactElement {
  const { t } = useLingui();
  const titleId = useId();
  const toasts = useToasts();
  const { desk } = ownShopPageRoute.useRouteContext();
  const [asked, setAsked] = useState<"publish" | "discard" | null>(null);
  const { id, hasDraft, published, changedBy, changedAt, defaultLanguage } = page;
  const { revision, work } = control.base;
  const isSaved = control.changes === 0;
  const isRenamed = !areSameTexts(work.name, published.name);
  const publish = useChange({
    event: "shop-page-change",
    send: () => publishShopPage(desk, revision),
    onDone: (isNameWaiting) => {
      setAsked(null);
      toasts.show(isNameWaiting ? t`It is published. The name waits for an operator.` : t`It is published.`);
    },
  });
  const discard = useChange({
    event: "shop-page-change",
    send: () => discardShopPageDraft(desk, revision),
    onDone: () => {
      setAsked(null);
      toasts.show(t`The draft is discarded.`);
    },
  });
  function close(): void {
    setAsked(null);
    publish.reset();
    discard.reset();
  }
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={panelTitle}>
        <Trans>Publish</Trans>
      </h2>
      <div className={row}>
        {hasDraft ? (
          <Tag kind="info">
            <Trans>Draft</Trans>
          </Tag>
        ) : (
          <Tag kind="neutral">
            <Trans>No draft</Trans>
          </Tag>
        )}
      </div>
      <p className={mute}>
        {!isSaved ? (
          <Trans>Please save what you have changed first.</Trans>
        ) : hasDraft ? (
          <Trans>The draft is not shown to anybody until it is published.</Trans>
        ) : (
          <Trans>Shoppers see what stands here.</Trans>
        )}
      </p>
      <div className={row}>
        <Button kind="primary" disabled={!hasDraft || !isSaved} onClick={() => setAsked("publish")}>
          <Trans>Publish</Trans>
        </Button>
        <ShopPreview
          send={() => fetchShopPagePreview(desk, revision)}
          language={defaultLanguage}
          disabled={!hasDraft || !isSaved}
        />
        {hasDraft && (
          <Button disabled={!isSaved} onClick={() => setAsked("discard")}>
            <Trans>Discard the draft</Trans>
          </Button>
        )}
      </div>
      <LastChange subject="shop_pages" id={String(id)} changed={{ by: changedBy, at: changedAt }} />
      <ConfirmDialog
        open={asked === "publish"}
        title={<Trans>Publish the page of your shop?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={<Trans>Publish</Trans>}
        busy={publish.busy}
        error={publish.problem}
        onConfirm={() => publish.run()}
        onClose={close}
      >
        {isRenamed ? (
          <Trans>Shoppers see it from now on, but for the name: an operator looks at that first.</Trans>
        ) : (
          <Trans>Shoppers see it from now on.</Trans>
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

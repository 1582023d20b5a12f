import { Trans, useLingui } from "@lingui/react/macro";
import { type EditedShopPage, saveShopPageDraft, type ShopPageContents } from "@plaza/api-client/desk";
import { localeNames, locales } from "@plaza/i18n";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { ownShopPageRoute } from "../routes.ts";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { columns, stack } from "../shared/page.css.ts";
import { SaveBar } from "../shared/save-bar.tsx";
import { DraftDecided, UnsavedNotices } from "../shared/unsaved-work/unsaved-notices.tsx";
import { type UnsavedWork, useUnsavedWork } from "../shared/unsaved-work/use-unsaved-work.ts";
import { ProposedNameNotice } from "./proposed-name-notice.tsx";
import { ShopPagePictures } from "./shop-page-pictures.tsx";
import { ShopPagePublishing } from "./shop-page-publishing.tsx";
import { ShopPageTexts } from "./shop-page-texts.tsx";
import { countChanges, savedAs, shopPageStore } from "./shop-page-work.ts";

export type ShopPageControl = UnsavedWork<ShopPageContents>;

export interface ShopPageEditorProps {
  readonly page: EditedShopPage;
  readonly userId: number;
}

/** The texts and pictures of a shop, and what can be done with them. */
export function ShopPageEditor({ page, userId }: ShopPageEditorProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = ownShopPageRoute.useRouteContext();
  const { id, revision, edited, hasDraft, proposedName, changedBy, changedAt } = page;
  const control: ShopPageControl = useUnsavedWork({
    event: "shop-page-change",
    read: { work: edited, revision },
    countChanges,
    savedAs,
    send: (written) => saveShopPageDraft(desk, { revision: written.revision, written: written.work }),
    onSaved: () => toasts.show(t`The draft is saved.`),
    store: shopPageStore(userId, id),
  });
  const { changes, saving } = control;
  const wrong = locales.find((locale) => saving.field?.endsWith(`_${locale}`) === true);
  return (
    <>
      <UnsavedNotices
        control={control}
        decided={{ what: <DraftDecided hasDraft={hasDraft} />, by: changedBy, at: changedAt }}
      />
      {proposedName !== null && <ProposedNameNotice proposed={proposedName} />}
      <div className={columns}>
        <ShopPageTexts control={control} defaultLanguage={page.defaultLanguage} />
        <div className={stack}>
          <ShopPagePublishing page={page} control={control} />
          <ShopPagePictures key={control.resets} control={control} />
        </div>
      </div>
      <SaveBar
        changes={changes}
        busy={saving.busy}
        problem={wrong === undefined ? saving.problem : `${localeNames[wrong]}: ${saving.problem ?? ""}`}
        onUndo={control.undo}
        onSave={control.save}
        onRedo={control.redo}
      />
      <LeaveDialog isNeeded={changes > 0}>
        <Trans>What is written stays on this device, and is offered here again.</Trans>
      </LeaveDialog>
    </>
  );
}

import { Trans } from "@lingui/react/macro";
import type { ProductForm, SeenRevision } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useState } from "react";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { columns, row, stack } from "../shared/page.css.ts";
import { CategorySection } from "./category-section.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { type FormSection, FormFocusContext } from "./form-sections.ts";
import { PicturesSection } from "./pictures-section.tsx";
import { aside } from "./product-form.css.ts";
import { PublishingPanel } from "./publishing-panel.tsx";
import { StateSection } from "./state-section.tsx";
import { TermsSection } from "./terms-section.tsx";
import { TextsSection } from "./texts-section.tsx";
import { useFormFocus } from "./use-form-focus.ts";
import { useProductWork } from "./use-product-work.ts";
import { VariantsSection } from "./variants-section.tsx";

export interface ProductEditorProps {
  readonly form: ProductForm;
  /** Null: it is a new product. */
  readonly productId: number | null;
  readonly userId: number;
  readonly onSaved: (draft: SeenRevision) => void;
  readonly onPublished: (productId: number) => void;
  readonly onDiscarded: () => void;
}

/** What has a usual answer is folded until somebody wants another one. */
const folded: readonly FormSection[] = ["delivery", "terms", "state"];

/** A product in all of its parts, which saves itself as a draft. */
export function ProductEditor(props: ProductEditorProps): ReactElement {
  const { form, productId, userId, onSaved, onPublished, onDiscarded } = props;
  const reader = useReader();
  const work = useProductWork({ form, productId, userId, onSaved });
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isCompared, setCompared] = useState(false);
  /** Cells of the table with something that cannot be understood. */
  const [rejected, setRejected] = useState(0);
  const focus = useFormFocus(form.defaultLanguage, isTried ? work.missing : [], folded);
  const { conflict, stored } = work;
  const isArchived = form.stored?.isArchived === true;
  const storedAt = formatDateTime(stored?.at ?? 0, reader);
  const by = conflict?.theirs.changed?.by ?? "";
  return (
    <FormFocusContext value={focus}>
      {stored !== null && (
        <Alert
          kind="info"
          action={
            <div className={row}>
              <Button size="small" kind="primary" onClick={work.takeStored}>
                <Trans>Go on with it</Trans>
              </Button>
              <Button size="small" onClick={work.forgetStored}>
                <Trans>Throw it away</Trans>
              </Button>
            </div>
          }
        >
          <Trans>You have changed something here on {storedAt} that was not saved.</Trans>
        </Alert>
      )}
      {conflict !== null && (
        <Alert
          kind="warning"
          announce
          action={
            <Button size="small" kind="primary" onClick={() => setCompared(true)}>
              <Trans>Compare both</Trans>
            </Button>
          }
        >
          {by === "" ? (
            <Trans>Somebody else has changed this product meanwhile. Nothing of yours is lost.</Trans>
          ) : (
            <Trans>{by} has changed this product meanwhile. Nothing of yours is lost.</Trans>
          )}
        </Alert>
      )}
      {form.draft?.isBehind === true && conflict === null && (
        <Alert kind="info">
          <Trans>
            The product was changed since this draft was begun. What both have changed is compared when you publish.
          </Trans>
        </Alert>
      )}
      {isArchived && (
        <Alert kind="info">
          <Trans>It is archived, and can be changed once it is restored.</Trans>
        </Alert>
      )}
      <div className={columns}>
        <div className={stack} inert={isBusy || isArchived}>
          <TextsSection work={work} />
          <PicturesSection work={work} />
          <CategorySection work={work} isPublished={form.stored !== null && form.stored.content.number !== ""} />
          <VariantsSection work={work} onRejected={setRejected} />
          <DeliverySection work={work} />
          <TermsSection work={work} />
          <StateSection work={work} />
        </div>
        <div className={aside}>
          <PublishingPanel
            form={form}
            work={work}
            onGo={({ field, sku }) => focus.goTo(field, sku)}
            onTried={() => setTried(true)}
            onBusy={setBusy}
            onPublished={onPublished}
            onDiscarded={onDiscarded}
          />
        </div>
      </div>
      {isCompared && conflict !== null && (
        <CompareDialog
          versions={{ base: conflict.base, mine: work.content, theirs: conflict.theirs.content }}
          notice={<Trans>What only one of you has changed is chosen already. Choose of what both have changed.</Trans>}
          onChoose={(content) => {
            work.goOn(conflict.theirs, content);
            setCompared(false);
          }}
          onClose={() => setCompared(false)}
        />
      )}
      {/* What is written stays on the device where the session is over: nothing is lost on the way to the login. */}
      <LeaveDialog
        isNeeded={work.state !== "saved" || rejected > 0}
        stays={(_from, to) => to === "/login" || (productId === null && to === "/products/new")}
      >
        {rejected > 0 ? (
          <Trans>Some cells of the table have something in them that cannot be understood. That would be lost.</Trans>
        ) : (
          <Trans>What is written stays on this device, and is offered here again.</Trans>
        )}
      </LeaveDialog>
    </FormFocusContext>
  );
}

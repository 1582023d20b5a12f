import { Trans, useLingui } from "@lingui/react/macro";
import {
  archiveProduct,
  duplicateProduct,
  restoreArchivedProduct,
  type StoredProductForm,
} from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { workRoute } from "../routes.ts";
import { row } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";

export interface ProductActionsProps {
  readonly stored: StoredProductForm;
  /** Nothing is written that is not saved. */
  readonly isSaved: boolean;
  readonly hasDraft: boolean;
}

/** What is done with a product as a whole. */
export function ProductActions({ stored, isSaved, hasDraft }: ProductActionsProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { desk } = workRoute.useRouteContext();
  const [isAsked, setAsked] = useState(false);
  const duplicate = useChange({
    event: "product-form-change",
    send: () => duplicateProduct(desk, stored.id),
    onDone: ({ id }) => {
      toasts.show(t`This is the copy. Nobody sees it until it is published.`);
      void navigate({ to: "/products/new", search: { draft: id } });
    },
  });
  const archive = useChange({
    event: "product-form-change",
    send: () => archiveProduct(desk, stored.id),
    onDone: () => {
      setAsked(false);
      toasts.show(t`The product is archived.`);
    },
  });
  const restore = useChange({
    event: "product-form-change",
    send: () => restoreArchivedProduct(desk, stored.id),
    onDone: () => toasts.show(t`The product is back, off the shelf.`),
  });
  const problem = duplicate.problem ?? restore.problem;
  return (
    <>
      <div className={row}>
        <Button size="small" busy={duplicate.busy} disabled={!isSaved} onClick={() => duplicate.run()}>
          <Trans>Duplicate</Trans>
        </Button>
        {stored.isArchived ? (
          <Button size="small" busy={restore.busy} onClick={() => restore.run()}>
            <Trans>Restore</Trans>
          </Button>
        ) : (
          <Button size="small" disabled={!isSaved} onClick={() => setAsked(true)}>
            <Trans>Archive</Trans>
          </Button>
        )}
      </div>
      {problem !== null && (
        <Alert kind="danger" announce>
          {problem}
        </Alert>
      )}
      <ConfirmDialog
        open={isAsked}
        title={<Trans>Archive this product?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={<Trans>Archive</Trans>}
        busy={archive.busy}
        error={archive.problem}
        onConfirm={() => archive.run()}
        onClose={() => {
          setAsked(false);
          archive.reset();
        }}
      >
        <p>
          <Trans>
            Shoppers no longer find it, and who has it in a cart cannot order it. Orders, favourites and reviews keep
            what they showed. It can be restored.
          </Trans>
        </p>
        {hasDraft && (
          <p>
            <Trans>What is changed and not published stays a draft.</Trans>
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

import { Trans } from "@lingui/react/macro";
import type { ProductForm, PublishedProduct } from "@plaza/api-client/desk";
import { type ReactElement, useState } from "react";
import { CompareDialog } from "./compare-dialog.tsx";
import type { Difference } from "./content-units.ts";
import type { ProductWork } from "./use-product-work.ts";

export interface PublishConflictDialogProps {
  readonly conflict: Extract<PublishedProduct, { readonly kind: "conflict" }>;
  readonly form: ProductForm;
  readonly work: ProductWork;
  readonly onClose: () => void;
}

/** The product has become another one since its draft was begun. What is chosen goes into the draft, to be published then. */
export function PublishConflictDialog({ conflict, form, work, onClose }: PublishConflictDialogProps): ReactElement {
  // What both go back to is what was stored when the draft was begun, where that is still known here.
  const [base] = useState(() =>
    form.stored !== null && form.stored.digest === work.base.digest ? form.stored.content : null,
  );
  const isConflict = ({ unit, isConflict: isBoth }: Difference): boolean => {
    if (unit.kind === "variants" || unit.kind === "optionName" || unit.kind === "value")
      return conflict.fields.some(({ field }) => field.startsWith("options") || field === "skus") || isBoth;
    const name = unit.kind === "text" ? `${unit.field}.${unit.language}` : unit.field;
    return conflict.fields.some(({ field, skuId }) =>
      unit.kind === "sku"
        ? field === unit.field &&
          skuId !== null &&
          work.content.skus.some(({ id, values }) => id === skuId && values.join() === unit.values.join())
        : skuId === null && (field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}.`)),
    );
  };
  return (
    <CompareDialog
      versions={{ base, mine: work.content, theirs: conflict.stored }}
      notice={
        <Trans>Somebody has published other changes since this draft was begun. Nothing of it is published yet.</Trans>
      }
      isConflict={isConflict}
      onChoose={(content) => {
        work.goOn({ ...work.base, digest: conflict.digest }, content);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

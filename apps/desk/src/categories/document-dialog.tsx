import { Trans, useLingui } from "@lingui/react/macro";
import {
  documentMisfitsQuery,
  type LanguageTexts,
  type RequiredDocument,
  saveRequiredDocument,
} from "@plaza/api-client/desk";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { categoriesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { languageErrors } from "../shared/language-errors.ts";
import { LanguageFields } from "../shared/language-fields.tsx";
import { writtenTexts } from "../shared/language-texts.ts";
import { Loaded } from "../shared/loaded.tsx";
import { useChange } from "../shared/use-change.ts";
import { MisfitList } from "./misfit-list.tsx";

const maxNameLength = 60;
const maxNoteLength = 300;

export interface DocumentDialogProps {
  readonly categoryId: number;
  /** As it was when the dialog was opened; null: it is new. */
  readonly document: RequiredDocument | null;
  readonly onClose: () => void;
}

/** What a required document is called, and whether it expires. It says which products do not meet it. */
export function DocumentDialog({ categoryId, document, onClose }: DocumentDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = categoriesRoute.useRouteContext();
  const [name, setName] = useState<LanguageTexts>(document?.name ?? {});
  const [note, setNote] = useState<LanguageTexts>(document?.note ?? {});
  const [hasExpiry, setHasExpiry] = useState(document?.hasExpiry ?? false);
  const [isTried, setIsTried] = useState(false);
  const misfits = useQuery(documentMisfitsQuery(desk, { id: categoryId, documentId: document?.id ?? null }));
  const save = useChange({
    event: "required-document-change",
    send: () =>
      saveRequiredDocument(desk, {
        seen: document === null ? null : { id: document.id, revision: document.revision },
        categoryId,
        name: writtenTexts(name),
        note: writtenTexts(note),
        hasExpiry,
      }),
    onDone: () => {
      toasts.show(t`Saved.`);
      onClose();
    },
  });
  const { errors, rest } = languageErrors(save, isTried, name, t`Please write this in one language at least.`);
  return (
    <FormDialog
      title={document === null ? <Trans>Require a document</Trans> : <Trans>Change the required document</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      disabled={misfits.data === undefined}
      problem={rest}
      onSubmit={() => {
        setIsTried(true);
        if (Object.keys(writtenTexts(name)).length > 0) save.run();
      }}
      onClose={onClose}
    >
      <LanguageFields
        label={<Trans context="thing">Name</Trans>}
        texts={name}
        maxLength={maxNameLength}
        errors={errors}
        missingHint={t`Missing`}
        onTexts={setName}
      />
      <LanguageFields
        label={<Trans>What merchants should know of it</Trans>}
        texts={note}
        maxLength={maxNoteLength}
        rows={2}
        optional
        missingHint={null}
        onTexts={setNote}
      />
      <Checkbox
        label={<Trans>It expires</Trans>}
        description={<Trans>Shops say until when theirs is valid. After that day it counts as not shown.</Trans>}
        checked={hasExpiry}
        onChange={({ currentTarget: { checked } }) => setHasExpiry(checked)}
      />
      <Loaded query={misfits} lines={2}>
        {(found) => <MisfitList misfits={found} />}
      </Loaded>
    </FormDialog>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { PlatformEvent } from "@plaza/api-client";
import type { LanguageTexts, PictureUse, SeenRevision } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { type UploadItems, uploadsOnTheirWay } from "@plaza/ui-kit/upload-items";
import { type ReactElement, useState } from "react";
import { FormDialog } from "./form-dialog.tsx";
import { LanguageFields } from "./language-fields.tsx";
import { languageErrors } from "./language-errors.ts";
import { writtenTexts } from "./language-texts.ts";
import { chosenPicture, MarketplacePicture, presentPicture } from "./marketplace-picture.tsx";
import { useChange } from "./use-change.ts";

interface NamedPicture extends SeenRevision {
  readonly name: LanguageTexts;
  readonly image: string | null;
}

interface NamedPictureDraft {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
  readonly name: LanguageTexts;
  readonly image: string | null;
}

export interface NamedPictureDialogProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly item: NamedPicture | null;
  readonly title: ReactElement;
  readonly maxNameLength: number;
  readonly picture: { readonly label: ReactElement; readonly use: PictureUse; readonly pixels: string };
  readonly event: PlatformEvent;
  readonly send: (draft: NamedPictureDraft) => Promise<unknown>;
  /** What is said once it is saved. */
  readonly saved: string;
  readonly onClose: () => void;
}

/** What something of the marketplace is called, in all languages, and its picture. */
export function NamedPictureDialog(props: NamedPictureDialogProps): ReactElement {
  const { item, title, maxNameLength, picture, event, send, saved, onClose } = props;
  const { t } = useLingui();
  const toasts = useToasts();
  const [name, setName] = useState<LanguageTexts>(item?.name ?? {});
  const [pictures, setPictures] = useState<UploadItems>(() => presentPicture(item?.image ?? null, ""));
  const [isTried, setIsTried] = useState(false);
  const save = useChange({
    event,
    send: () =>
      send({
        seen: item === null ? null : { id: item.id, revision: item.revision },
        name: writtenTexts(name),
        image: chosenPicture(pictures),
      }),
    onDone: () => {
      toasts.show(saved);
      onClose();
    },
  });
  const { errors, rest } = languageErrors(save, isTried, name, t`Please write this in one language at least.`);
  return (
    <FormDialog
      size="wide"
      title={title}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      disabled={uploadsOnTheirWay(pictures) > 0}
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
        onTexts={(texts) => {
          setName(texts);
          if (save.problem !== null) save.reset();
        }}
      />
      <MarketplacePicture {...picture} items={pictures} onItems={setPictures} />
    </FormDialog>
  );
}

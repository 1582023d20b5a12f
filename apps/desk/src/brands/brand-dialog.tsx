import { Trans, useLingui } from "@lingui/react/macro";
import { type LanguageTexts, type MarketplaceBrand, saveMarketplaceBrand } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { type UploadItems, uploadsOnTheirWay } from "@plaza/ui-kit/upload-items";
import { type ReactElement, useState } from "react";
import { brandsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { LanguageFields } from "../shared/language-fields.tsx";
import { languageErrors } from "../shared/language-errors.ts";
import { writtenTexts } from "../shared/language-texts.ts";
import { chosenPicture, MarketplacePicture, presentPicture } from "../shared/marketplace-picture.tsx";
import { useChange } from "../shared/use-change.ts";

export interface BrandDialogProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly brand: MarketplaceBrand | null;
  readonly onClose: () => void;
}

const maxNameLength = 100;

/** What a brand is called, in all languages, and its logo. */
export function BrandDialog({ brand, onClose }: BrandDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = brandsRoute.useRouteContext();
  const [name, setName] = useState<LanguageTexts>(brand?.name ?? {});
  const [pictures, setPictures] = useState<UploadItems>(() => presentPicture(brand?.image ?? null, ""));
  const [isTried, setIsTried] = useState(false);
  const save = useChange({
    event: "marketplace-brand-change",
    send: () =>
      saveMarketplaceBrand(desk, {
        seen: brand === null ? null : { id: brand.id, revision: brand.revision },
        name: writtenTexts(name),
        image: chosenPicture(pictures),
      }),
    onDone: () => {
      toasts.show(t`The brand is saved.`);
      onClose();
    },
  });
  const { errors, rest } = languageErrors(save, isTried, name, t`Please write this in one language at least.`);
  return (
    <FormDialog
      size="wide"
      title={brand === null ? <Trans>New brand</Trans> : <Trans>Change the brand</Trans>}
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
      <MarketplacePicture
        label={<Trans>Logo</Trans>}
        use="brand"
        pixels="200 × 200"
        items={pictures}
        onItems={setPictures}
      />
    </FormDialog>
  );
}

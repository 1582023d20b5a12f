import { Trans, useLingui } from "@lingui/react/macro";
import {
  type LanguageTexts,
  type NamedProduct,
  saveSpecialArea,
  type SpecialAreaDetail,
  specialAreaQuery,
} from "@plaza/api-client/desk";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { type UploadItems, uploadsOnTheirWay } from "@plaza/ui-kit/upload-items";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { specialAreasRoute } from "../routes.ts";
import { ChosenProducts } from "../shared/chosen-products.tsx";
import { FormDialog } from "../shared/form-dialog.tsx";
import { LanguageFields } from "../shared/language-fields.tsx";
import { languageErrors } from "../shared/language-errors.ts";
import { writtenTexts } from "../shared/language-texts.ts";
import { Loaded } from "../shared/loaded.tsx";
import { chosenPicture, MarketplacePicture, presentPicture } from "../shared/marketplace-picture.tsx";
import { useChange } from "../shared/use-change.ts";

export interface AreaDialogProps {
  /** Null: it is new. */
  readonly id: number | null;
  readonly onClose: () => void;
}

const maxLength = { name: 60, synopsis: 120 } as const;

/** What a special area is called and holds. What is there is read when the dialog opens, with its products. */
export function AreaDialog({ id, onClose }: AreaDialogProps): ReactElement {
  return id === null ? <AreaForm area={null} onClose={onClose} /> : <PresentArea id={id} onClose={onClose} />;
}

function PresentArea({ id, onClose }: { readonly id: number; readonly onClose: () => void }): ReactElement {
  const { desk } = specialAreasRoute.useRouteContext();
  // What is being written is not replaced by what a colleague saves meanwhile: saving it is refused then.
  const [opened, setOpened] = useState<SpecialAreaDetail | null>(null);
  const query = useQuery({ ...specialAreaQuery(desk, id), enabled: opened === null });
  if (opened === null && query.data !== undefined && !query.isFetching) setOpened(query.data);
  if (opened !== null) return <AreaForm area={opened} onClose={onClose} />;
  return (
    <Dialog open size="wide" title={<Trans>Change the special area</Trans>} onClose={onClose}>
      <Loaded query={query} lines={4}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface AreaFormProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly area: SpecialAreaDetail | null;
  readonly onClose: () => void;
}

function AreaForm({ area, onClose }: AreaFormProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = specialAreasRoute.useRouteContext();
  const [name, setName] = useState<LanguageTexts>(area?.name ?? {});
  const [synopsis, setSynopsis] = useState<LanguageTexts>(area?.synopsis ?? {});
  const [isShown, setIsShown] = useState(area?.isShown ?? true);
  const [products, setProducts] = useState<readonly NamedProduct[]>(area?.products ?? []);
  const [pictures, setPictures] = useState<UploadItems>(() => presentPicture(area?.image ?? null, ""));
  const [isTried, setIsTried] = useState(false);
  const save = useChange({
    event: "special-area-change",
    send: () =>
      saveSpecialArea(desk, {
        seen: area === null ? null : { id: area.id, revision: area.revision },
        name: writtenTexts(name),
        synopsis: writtenTexts(synopsis),
        isShown,
        image: chosenPicture(pictures),
        productIds: products.map(({ id }) => id),
      }),
    onDone: () => {
      toasts.show(t`The special area is saved.`);
      onClose();
    },
  });
  const changed = (): void => {
    if (save.problem !== null) save.reset();
  };
  const isOfProducts = save.field === "product_ids";
  const isOfSynopsis = save.field?.startsWith("synopsis") === true;
  const { errors, rest } = languageErrors(save, isTried, name, t`Please write this in one language at least.`);
  return (
    <FormDialog
      size="wide"
      title={area === null ? <Trans>New special area</Trans> : <Trans>Change the special area</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      disabled={uploadsOnTheirWay(pictures) > 0}
      problem={isOfProducts || isOfSynopsis ? null : rest}
      onSubmit={() => {
        setIsTried(true);
        if (Object.keys(writtenTexts(name)).length > 0) save.run();
      }}
      onClose={onClose}
    >
      <LanguageFields
        label={<Trans context="thing">Name</Trans>}
        texts={name}
        maxLength={maxLength.name}
        errors={errors}
        onTexts={(texts) => {
          setName(texts);
          changed();
        }}
      />
      <LanguageFields
        label={<Trans>A line about it</Trans>}
        texts={synopsis}
        maxLength={maxLength.synopsis}
        errors={isOfSynopsis ? { [save.field?.replace("synopsis_", "") ?? ""]: save.problem } : {}}
        onTexts={(texts) => {
          setSynopsis(texts);
          changed();
        }}
      />
      <MarketplacePicture
        label={<Trans>Picture</Trans>}
        use="special_area"
        pixels="1200 × 600"
        items={pictures}
        onItems={setPictures}
      />
      <ChosenProducts
        label={t`Products of the special area`}
        products={products}
        isOrdered
        error={isOfProducts ? save.problem : null}
        onChange={(chosen) => {
          setProducts(chosen);
          changed();
        }}
      />
      <Checkbox
        label={t`Shoppers see it`}
        checked={isShown}
        onChange={({ currentTarget: { checked } }) => setIsShown(checked)}
      />
    </FormDialog>
  );
}

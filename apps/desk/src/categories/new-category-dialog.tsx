import { Trans, useLingui } from "@lingui/react/macro";
import { type LanguageTexts, type MarketplaceCategory, saveMarketplaceCategory } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { categoriesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { LanguageFields } from "../shared/language-fields.tsx";
import { languageErrors } from "../shared/language-errors.ts";
import { writtenTexts } from "../shared/language-texts.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { maxNameLength } from "./category-names.ts";

export interface NewCategoryDialogProps {
  /** What it stands below; null: on the first level. */
  readonly parent: MarketplaceCategory | null;
  readonly onClose: () => void;
}

/** A new category behind its siblings, which is shown in the tree's panel then. */
export function NewCategoryDialog({ parent, onClose }: NewCategoryDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = categoriesRoute.useRouteContext();
  const navigate = categoriesRoute.useNavigate();
  const [name, setName] = useState<LanguageTexts>({});
  const [isTried, setIsTried] = useState(false);
  const save = useChange({
    event: "marketplace-category-change",
    send: () =>
      saveMarketplaceCategory(desk, {
        seen: null,
        parentId: parent?.id ?? null,
        name: writtenTexts(name),
        isShown: true,
        image: null,
      }),
    onDone: (id) => {
      toasts.show(t`The category is saved.`);
      onClose();
      void navigate({ search: { category: id } });
    },
  });
  const { errors, rest } = languageErrors(save, isTried, name, t`Please write this in one language at least.`);
  const above = parent === null ? "" : textIn(parent.name);
  return (
    <FormDialog
      size="wide"
      title={parent === null ? <Trans>New category</Trans> : <Trans>New category below “{above}”</Trans>}
      submitLabel={<Trans>Add it</Trans>}
      busy={save.busy}
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
    </FormDialog>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import {
  type ArticleKind,
  articleKinds,
  type EditedArticleCategory,
  type LanguageTexts,
  saveArticleCategory,
} from "@plaza/api-client/desk";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { articlesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { languageErrors } from "../shared/language-errors.ts";
import { LanguageFields } from "../shared/language-fields.tsx";
import { writtenTexts } from "../shared/language-texts.ts";
import { useChange } from "../shared/use-change.ts";
import { useArticleKindNames } from "./article-words.tsx";

export interface CategoryDialogProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly category: EditedArticleCategory | null;
  readonly onClose: () => void;
}

const maxNameLength = 60;

/** What a category of articles is called, in all languages, and whether readers see it. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const kinds = useArticleKindNames();
  const { desk } = articlesRoute.useRouteContext();
  const [kind, setKind] = useState<ArticleKind>(category?.kind ?? "news");
  const [name, setName] = useState<LanguageTexts>(category?.name ?? {});
  const [isShown, setIsShown] = useState(category?.isShown ?? true);
  const [isTried, setIsTried] = useState(false);
  const save = useChange({
    event: "article-change",
    send: () =>
      saveArticleCategory(desk, {
        seen: category === null ? null : { id: category.id, revision: category.revision },
        kind,
        name: writtenTexts(name),
        isShown,
      }),
    onDone: () => {
      toasts.show(t`The topic is saved.`);
      onClose();
    },
  });
  const { errors, rest } = languageErrors(save, isTried, name, t`Please write this in one language at least.`);
  return (
    <FormDialog
      size="wide"
      title={
        category === null ? (
          <Trans context="articles">New topic</Trans>
        ) : (
          <Trans context="articles">Change the topic</Trans>
        )
      }
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      problem={rest}
      onSubmit={() => {
        setIsTried(true);
        if (Object.keys(writtenTexts(name)).length > 0) save.run();
      }}
      onClose={onClose}
    >
      {category === null && (
        <RadioGroup
          label={<Trans>It is for</Trans>}
          options={articleKinds.map((value) => ({ value, label: kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
      )}
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
      <Checkbox
        label={<Trans context="article category">Readers see it</Trans>}
        description={<Trans>Hidden, readers find none of its articles either.</Trans>}
        checked={isShown}
        onChange={({ currentTarget: { checked } }) => setIsShown(checked)}
      />
    </FormDialog>
  );
}

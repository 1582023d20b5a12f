import { Trans, useLingui } from "@lingui/react/macro";
import { addArticle, type ArticleKind, editedArticleCategoriesQuery, type LanguageTexts } from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { articlesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { LanguageFields } from "../shared/language-fields.tsx";
import { writtenTexts } from "../shared/language-texts.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { maxTitleLength } from "./article-fields.tsx";
import { emptyContents, noTexts } from "./article-work.ts";
import { fieldErrors } from "./field-errors.ts";

export interface NewArticleDialogProps {
  readonly kind: ArticleKind;
  readonly onClose: () => void;
}

/** Begins an article with its category and its title; the page of it has all else. */
export function NewArticleDialog({ kind, onClose }: NewArticleDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { desk } = articlesRoute.useRouteContext();
  const navigate = articlesRoute.useNavigate();
  const { category } = articlesRoute.useSearch();
  const query = useQuery(editedArticleCategoriesQuery(desk, undefined));
  const categories = (query.data ?? []).filter((each) => each.kind === kind);
  const [categoryId, setCategoryId] = useState(category === undefined ? "" : String(category));
  const [title, setTitle] = useState<LanguageTexts>({});
  const [isTried, setIsTried] = useState(false);
  const chosen = categoryId === "" && categories.length === 1 ? String(categories[0]?.id) : categoryId;
  const add = useChange({
    event: "article-change",
    send: () =>
      addArticle(desk, {
        ...emptyContents(Number(chosen)),
        title: { ...noTexts, ...writtenTexts(title) },
      }),
    onDone: (id) => void navigate({ to: "/articles/$id", params: { id } }),
  });
  const { errors, rest } = fieldErrors(add, "title", locales);
  const isEmpty = Object.keys(writtenTexts(title)).length === 0;
  const isCategoryWrong = add.problem !== null && add.field === "category_id";
  return (
    <FormDialog
      size="wide"
      title={kind === "news" ? <Trans>New article for the news</Trans> : <Trans>New article for the help centre</Trans>}
      submitLabel={<Trans>Write it</Trans>}
      busy={add.busy}
      problem={isCategoryWrong ? null : rest}
      onSubmit={() => {
        setIsTried(true);
        if (!isEmpty && chosen !== "") add.run();
      }}
      onClose={onClose}
    >
      {query.data !== undefined && categories.length === 0 && (
        <Alert kind="warning">
          <Trans>There is no topic yet. Add one under “Topics” first.</Trans>
        </Alert>
      )}
      <SelectField
        label={<Trans context="article">Topic</Trans>}
        value={chosen}
        error={isCategoryWrong ? add.problem : isTried && chosen === "" ? t`Please choose one.` : undefined}
        onChange={({ currentTarget: { value } }) => setCategoryId(value)}
      >
        <option value="">{t`Please choose`}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {textIn(name)}
          </option>
        ))}
      </SelectField>
      <LanguageFields
        label={<Trans context="article">Title</Trans>}
        texts={title}
        maxLength={maxTitleLength}
        errors={isTried && isEmpty ? { all: t`Please write this in one language at least.` } : errors}
        onTexts={(texts) => {
          setTitle(texts);
          if (add.problem !== null) add.reset();
        }}
      />
    </FormDialog>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type EditedArticleCategory, removeArticleCategory } from "@plaza/api-client/desk";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { articlesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface RemoveCategoryDialogProps {
  readonly category: EditedArticleCategory;
  readonly categories: readonly EditedArticleCategory[];
  readonly onClose: () => void;
}

/** Asks which category of the same kind the articles go to. */
export function RemoveCategoryDialog({ category, categories, onClose }: RemoveCategoryDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = articlesRoute.useRouteContext();
  const [targetId, setTargetId] = useState("");
  const [isTried, setIsTried] = useState(false);
  const { id, revision, kind, articleCount } = category;
  const remove = useChange({
    event: "article-change",
    send: () => removeArticleCategory(desk, { seen: { id, revision }, targetId: Number(targetId) }),
    onDone: () => {
      toasts.show(t`The topic is removed.`);
      onClose();
    },
  });
  const name = textIn(category.name);
  const isRefused = remove.problem !== null && remove.field === "target_id";
  return (
    <FormDialog
      title={<Trans>Remove “{name}”?</Trans>}
      submitLabel={<Trans>Remove it</Trans>}
      busy={remove.busy}
      problem={isRefused ? null : remove.problem}
      onSubmit={() => {
        setIsTried(true);
        if (targetId !== "") remove.run();
      }}
      onClose={onClose}
    >
      <p>
        <Plural
          value={articleCount}
          one="Its # article goes to another topic, and its address leads readers there."
          other="Its # articles go to another topic, and its address leads readers there."
        />
      </p>
      <SelectField
        label={<Trans context="article">Topic in its place</Trans>}
        error={isRefused ? remove.problem : isTried && targetId === "" ? t`Please choose one.` : undefined}
        value={targetId}
        onChange={({ currentTarget: { value } }) => {
          setTargetId(value);
          if (remove.problem !== null) remove.reset();
        }}
      >
        <option value="">{t`Please choose`}</option>
        {categories
          .filter((each) => each.kind === kind && each.id !== id)
          .map((each) => (
            <option key={each.id} value={String(each.id)}>
              {textIn(each.name)}
            </option>
          ))}
      </SelectField>
    </FormDialog>
  );
}

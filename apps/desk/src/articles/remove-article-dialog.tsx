import { Trans, useLingui } from "@lingui/react/macro";
import { articleListQuery, type ArticleKind, type EditedArticle, removeArticle } from "@plaza/api-client/desk";
import { Field } from "@plaza/ui-kit/field";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useDeferredValue, useState } from "react";
import { articleRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { workOf } from "./article-work.ts";
import { useArticleKindNames } from "./article-words.tsx";

export interface RemoveArticleDialogProps {
  readonly article: EditedArticle;
  /** That was seen. */
  readonly revision: number;
  readonly onClose: () => void;
}

/** Removes an article, and asks which one readers of its address are led to. */
export function RemoveArticleDialog({ article, revision, onClose }: RemoveArticleDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const kinds = useArticleKindNames();
  const { desk } = articleRoute.useRouteContext();
  const navigate = articleRoute.useNavigate();
  const { id, version, kind: ownKind } = article;
  const [way, setWay] = useState<"nowhere" | "other">("nowhere");
  const [kind, setKind] = useState<ArticleKind>(ownKind);
  const [words, setWords] = useState("");
  const [targetId, setTargetId] = useState("");
  const [isTried, setIsTried] = useState(false);
  const searched = useDeferredValue(words.trim());
  const others = useQuery({
    ...articleListQuery(desk, { kind, state: "shown", words: searched === "" ? undefined : searched }),
    enabled: way === "other",
    placeholderData: keepPreviousData,
  });
  const remove = useChange({
    event: "article-change",
    send: () => removeArticle(desk, { seen: { id, revision }, targetId: way === "other" ? Number(targetId) : null }),
    onDone: () => {
      toasts.show(t`The article is removed.`);
      void navigate({ to: "/articles", search: ownKind === "help" ? { list: "help" } : {} });
    },
  });
  const name = textIn(workOf(article).title);
  const isRefused = remove.problem !== null && remove.field === "target_id";
  const isMissing = way === "other" && targetId === "";
  return (
    <FormDialog
      title={<Trans>Remove “{name}”?</Trans>}
      submitLabel={<Trans>Remove it</Trans>}
      busy={remove.busy}
      problem={isRefused ? null : remove.problem}
      onSubmit={() => {
        setIsTried(true);
        if (!isMissing) remove.run();
      }}
      onClose={onClose}
    >
      <p>
        <Trans>It is gone then, with its draft and its versions.</Trans>
      </p>
      {version > 0 && (
        <RadioGroup
          label={<Trans>Readers who come to its address</Trans>}
          options={[
            { value: "nowhere", label: t`find that it does not exist any more` },
            { value: "other", label: t`are led to another article` },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
      {way === "other" && (
        <div className={stack}>
          <SelectField
            label={<Trans>It is one of</Trans>}
            value={kind}
            onChange={({ currentTarget: { value } }) => {
              setKind(value === "help" ? "help" : "news");
              setTargetId("");
            }}
          >
            {(["news", "help"] as const).map((each) => (
              <option key={each} value={each}>
                {kinds[each]}
              </option>
            ))}
          </SelectField>
          <Field
            label={t`Title in any language`}
            type="search"
            autoComplete="off"
            maxLength={50}
            value={words}
            onChange={({ currentTarget: { value } }) => setWords(value)}
          />
          <SelectField
            label={<Trans>Article in its place</Trans>}
            error={isRefused ? remove.problem : isTried && isMissing ? t`Please choose one.` : undefined}
            value={targetId}
            onChange={({ currentTarget: { value } }) => {
              setTargetId(value);
              if (remove.problem !== null) remove.reset();
            }}
          >
            <option value="">{t`Please choose`}</option>
            {(others.data?.articles ?? [])
              .filter((each) => each.id !== id)
              .map((each) => (
                <option key={each.id} value={String(each.id)}>
                  {each.title}
                </option>
              ))}
          </SelectField>
        </div>
      )}
    </FormDialog>
  );
}

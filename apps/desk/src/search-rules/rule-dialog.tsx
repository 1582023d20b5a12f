import { Trans, useLingui } from "@lingui/react/macro";
import {
  previewSearchRule,
  ruleCategoriesQuery,
  saveSearchRule,
  type SearchRule,
  type SearchRuleDraft,
  type SearchRulePreview,
} from "@plaza/api-client/desk";
import { foreignZone, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Field } from "@plaza/ui-kit/field";
import { type FieldErrors, useFormErrors } from "@plaza/ui-kit/form-errors";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { SelectField } from "@plaza/ui-kit/select-field";
import { TextArea } from "@plaza/ui-kit/text-area";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { searchRulesRoute } from "../routes.ts";
import { ChosenProducts } from "../shared/chosen-products.tsx";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { nothingWritten, readDraft, type WrittenRule, writtenRule } from "./read-draft.ts";
import { RulePreview } from "./rule-preview.tsx";
import { useKindNames } from "./rule-words.tsx";
import { ruleKinds } from "./rules-search.ts";
import { fields } from "./search-rules.css.ts";

export interface RuleDialogProps {
  /** What is changed; null for a new one. */
  readonly rule: SearchRule | null;
  /** What a new one begins with: a synonym that searches have suggested. */
  readonly proposed?: Pick<WrittenRule, "text" | "words">;
  readonly onClose: () => void;
}

/** A rule is written, tried out beside the list as it is, and saved. */
export function RuleDialog({ rule, proposed, onClose }: RuleDialogProps): ReactElement {
  const { t } = useLingui();
  const zone = foreignZone(useReader());
  const toasts = useToasts();
  const kindNames = useKindNames();
  const { desk } = searchRulesRoute.useRouteContext();
  const [written, setWritten] = useState<WrittenRule>(() => {
    if (rule !== null) return writtenRule(rule);
    return proposed === undefined ? nothingWritten : { ...nothingWritten, kind: "synonym", ...proposed };
  });
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [preview, setPreview] = useState<SearchRulePreview | null>(null);
  const categories = useQuery({ ...ruleCategoriesQuery(desk, undefined), enabled: written.subject === "category" });
  const save = useChange({
    event: "search-rule-change",
    send: (draft: SearchRuleDraft) => saveSearchRule(desk, draft),
    onDone: () => {
      toasts.show(t`The rule is saved.`);
      onClose();
    },
  });
  const tryOut = useChange({
    send: (draft: SearchRuleDraft) => previewSearchRule(desk, draft),
    onDone: setPreview,
    onProblem: () => setPreview(null),
  });
  const texts = {
    missing: t`Please fill this in.`,
    words: t`1 to 20 words`,
    products: t`Choose one product at least.`,
    tooMany: t`At most 20 pinned products, or 100 others`,
    path: t`Copy the address of a page from the browser, please.`,
    order: t`Later than now, and than the beginning`,
  };
  const read = readDraft(written, rule === null ? null : { id: rule.id, revision: rule.revision });
  const problems: FieldErrors<keyof WrittenRule> =
    "problems" in read
      ? Object.fromEntries(Object.entries(read.problems).map(([name, problem]) => [name, texts[problem]]))
      : {};
  const { errors, attempt } = useFormErrors(form, problems);
  function write(change: Partial<WrittenRule>): void {
    setWritten({ ...written, ...change });
    // It would be of something else.
    setPreview(null);
  }
  const textOf = (name: "text" | "words" | "path" | "from" | "until" | "category" | "percent") => ({
    value: written[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      write({ [name]: value }),
  });
  function send(by: { readonly run: (draft: SearchRuleDraft) => void }): void {
    if (attempt() && "draft" in read) by.run(read.draft);
  }
  const problem = save.problem ?? tryOut.problem;
  const { kind, subject } = written;
  return (
    <FormDialog
      size="wide"
      title={rule === null ? <Trans>New rule</Trans> : <Trans>Change the rule</Trans>}
      submitLabel={<Trans>Save the rule</Trans>}
      busy={save.busy}
      problem={problem}
      actions={
        <Button busy={tryOut.busy} onClick={() => send(tryOut)}>
          <Trans>Preview</Trans>
        </Button>
      }
      formRef={setForm}
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      <RadioGroup
        label={<Trans>This rule is for</Trans>}
        options={[
          { value: "search", label: t`A search` },
          { value: "category", label: t`A category` },
        ]}
        value={subject}
        onChange={(chosen) =>
          write({ subject: chosen, ...(chosen === "category" && kind === "synonym" && { kind: "pin" }) })
        }
      />
      {subject === "search" ? (
        <Field
          label={<Trans>What is searched for</Trans>}
          hint={<Trans>Capitals, plurals and other spellings that search knows count as the same.</Trans>}
          maxLength={100}
          autoComplete="off"
          {...textOf("text")}
        />
      ) : (
        <SelectField label={<Trans>Category</Trans>} {...textOf("category")}>
          <option value="">{t`Please choose`}</option>
          {(categories.data ?? (rule?.category == null ? [] : [rule.category])).map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={<Trans>What it does</Trans>}
        value={kind}
        onChange={({ currentTarget: { value } }) => {
          const chosen = ruleKinds.find((each) => each === value);
          if (chosen !== undefined) write({ kind: chosen });
        }}
      >
        {ruleKinds
          .filter((each) => subject === "search" || each !== "synonym")
          .map((each) => (
            <option key={each} value={each}>
              {kindNames[each]}
            </option>
          ))}
      </SelectField>
      {kind === "synonym" && (
        <>
          <TextArea
            label={<Trans>Also find what is called</Trans>}
            hint={<Trans>One a line, in whatever language</Trans>}
            rows={3}
            {...textOf("words")}
          />
          <Checkbox
            label={<Trans>Both ways: these words find what the search finds, too</Trans>}
            checked={written.isTwoWay}
            onChange={({ currentTarget: { checked } }) => write({ isTwoWay: checked })}
          />
        </>
      )}
      {kind === "redirect" && (
        <Field
          label={<Trans>Page that is shown instead</Trans>}
          hint={<Trans>Copy the address of a product, a category, a shop, an area or an article.</Trans>}
          autoComplete="off"
          inputMode="url"
          {...textOf("path")}
        />
      )}
      {kind === "boost" && (
        <SelectField label={<Trans>How much</Trans>} {...textOf("percent")}>
          <option value="200">{t`Much higher`}</option>
          <option value="150">{t`Higher`}</option>
          <option value="120">{t`A little higher`}</option>
          <option value="80">{t`A little lower`}</option>
          <option value="50">{t`Much lower`}</option>
          {!["200", "150", "120", "80", "50"].includes(written.percent) && (
            <option value={written.percent}>{`${written.percent} %`}</option>
          )}
        </SelectField>
      )}
      {(kind === "pin" || kind === "boost" || kind === "hide") && (
        <ChosenProducts
          label={t`Products of the rule`}
          products={written.products}
          isOrdered={kind === "pin"}
          error={errors.products}
          onChange={(products) => write({ products })}
        />
      )}
      <div className={fields}>
        <Field
          label={<Trans>Begins</Trans>}
          type="datetime-local"
          optional
          hint={
            <>
              <Trans>Empty: at once</Trans>
              {zone !== null && <span>{` · ${zone}`}</span>}
            </>
          }
          {...textOf("from")}
        />
        <Field
          label={<Trans>Ends</Trans>}
          type="datetime-local"
          optional
          hint={
            <>
              <Trans>Empty: when it is removed</Trans>
              {zone !== null && <span>{` · ${zone}`}</span>}
            </>
          }
          {...textOf("until")}
        />
      </div>
      {preview !== null && <RulePreview preview={preview} />}
    </FormDialog>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type FreightTemplate, type FreightUnit, saveFreightTemplate } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useMemo, useState } from "react";
import { freightRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { mute, stack, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { RegionSet } from "./region-set.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { draftOf, newRule, type TemplateDraft, templateProblems, termsOf, withUnit } from "./template-draft.ts";
import { useUnitNames } from "./unit-names.ts";
import type { AllRegions } from "./use-all-regions.ts";

export interface TemplateDialogProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly template: FreightTemplate | null;
  readonly all: AllRegions;
  readonly onClose: () => void;
}

const units: readonly FreightUnit[] = ["piece", "weight", "volume"];
const maxNameLength = 40;

/** What a template charges where, in rows of regions. */
export function TemplateDialog({ template, all, onClose }: TemplateDialogProps): ReactElement {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const unitNames = useUnitNames();
  const { desk } = freightRoute.useRouteContext();
  const [draft, setDraft] = useState<TemplateDraft>(() => draftOf(template));
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const seen = template === null ? null : { id: template.id, revision: template.revision };
  const save = useChange({
    event: "shop-change",
    send: () => saveFreightTemplate(desk, { seen, ...termsOf(draft) }),
    onDone: () => {
      toasts.show(t`The freight template is saved.`);
      onClose();
    },
  });
  const { problem, field } = save;
  // What is said of regions has no field of its own to stand beside.
  const isOfField = field !== null && /^(?:name|unit|(?:first|next)_(?:units|amount)_\d+)$/.test(field);
  const rejected = useMemo(
    () => (problem === null || field === null || !isOfField ? null : { [field]: problem }),
    [problem, field, isOfField],
  );
  const { errors, attempt } = useFormErrors<string>(form, templateProblems(i18n, draft), rejected);
  const change = (more: Partial<TemplateDraft>): void => {
    setDraft({ ...draft, ...more });
    if (problem !== null) save.reset();
  };
  const { rules, unit } = draft;
  return (
    <FormDialog
      size="wide"
      title={template === null ? <Trans>New freight template</Trans> : <Trans>Change the freight template</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      problem={isOfField ? null : problem}
      formRef={setForm}
      onSubmit={() => {
        if (attempt()) save.run();
      }}
      onClose={onClose}
    >
      <Field
        label={<Trans context="thing">Name</Trans>}
        hint={<Trans>Shoppers do not see it.</Trans>}
        autoComplete="off"
        maxLength={maxNameLength}
        value={draft.name}
        error={errors["name"]}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <SelectField
        label={<Trans>Counted</Trans>}
        value={unit}
        error={errors["unit"]}
        onChange={({ currentTarget }) =>
          change(withUnit(draft, units.find((each) => each === currentTarget.value) ?? "piece"))
        }
      >
        {units.map((each) => (
          <option key={each} value={each}>
            {unitNames[each].by}
          </option>
        ))}
      </SelectField>
      {rules.map((rule, row) => (
        <RuleFields
          key={rule.key}
          rule={rule}
          row={row}
          sign={unitNames[unit].sign}
          errors={errors}
          all={all}
          onChange={(changed) => change({ rules: rules.with(row, changed) })}
          onRemove={rules.length === 1 ? null : () => change({ rules: rules.toSpliced(row, 1) })}
        />
      ))}
      <div>
        <Button onClick={() => change({ rules: [...rules, newRule(rules, unit)] })}>
          <Trans>Add a row</Trans>
        </Button>
      </div>
      <p className={mute}>
        <Trans>Of two rows for one place the lower one counts. A place that no row names gets nothing.</Trans>
      </p>
      <div className={stack}>
        <div>
          <p className={strong}>
            <Trans>Not delivered to</Trans>
          </p>
          <p className={mute}>
            <Trans>Whatever the rows say: orders to these regions are refused.</Trans>
          </p>
        </div>
        <RegionSet
          {...all}
          value={draft.undeliveredRegionIds}
          onChange={(undeliveredRegionIds) => change({ undeliveredRegionIds })}
          addLabel={t`Exclude a region`}
        />
      </div>
    </FormDialog>
  );
}

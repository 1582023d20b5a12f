import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import type { ChangeEvent, ReactElement, ReactNode } from "react";
import { mute } from "../shared/page.css.ts";
import { legend, rule as ruleLook, ruleFields } from "./freight.css.ts";
import { RegionSet } from "./region-set.tsx";
import type { RuleDraft } from "./template-draft.ts";
import type { AllRegions } from "./use-all-regions.ts";

export interface RuleFieldsProps {
  readonly rule: RuleDraft;
  /** From 0. */
  readonly row: number;
  readonly sign: string;
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly all: AllRegions;
  readonly onChange: (rule: RuleDraft) => void;
  /** Null: it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** What some regions cost, or all others. */
export function RuleFields({ rule, row, sign, errors, all, onChange, onRemove }: RuleFieldsProps): ReactElement {
  const { t } = useLingui();
  const number = row + 1;
  const fieldOf = (name: "firstUnits" | "firstAmount" | "nextUnits" | "nextAmount", wire: string) => ({
    value: rule[name],
    error: errors[`${wire}_${row}`],
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => onChange({ ...rule, [name]: value }),
  });
  return (
    <fieldset className={ruleLook}>
      <legend className={legend}>
        <Trans>Row {number}</Trans>
      </legend>
      {rule.regionIds.length === 0 && (
        <p className={mute}>
          <Trans>For all regions that no other row names.</Trans>
        </p>
      )}
      <RegionSet
        {...all}
        value={rule.regionIds}
        onChange={(regionIds) => onChange({ ...rule, regionIds })}
        addLabel={t`Add a region`}
      />
      <div className={ruleFields}>
        <Field label={t`First quantity`} suffix={sign} inputMode="numeric" {...fieldOf("firstUnits", "first_units")} />
        <Field label={t`Freight for it`} prefix="¥" inputMode="decimal" {...fieldOf("firstAmount", "first_amount")} />
        <Field label={t`Each further`} suffix={sign} inputMode="numeric" {...fieldOf("nextUnits", "next_units")} />
        <Field label={t`Freight for each`} prefix="¥" inputMode="decimal" {...fieldOf("nextAmount", "next_amount")} />
      </div>
      {onRemove !== null && (
        <div>
          <Button size="small" aria-label={t`Remove the row: ${number}`} onClick={onRemove}>
            <Trans>Remove the row</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type ColumnChoice, type ColumnRule, columnRules, type HomeColumn } from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { Switch } from "@plaza/ui-kit/switch";
import type { ReactElement } from "react";
import { LanguageFields } from "../shared/language-fields.tsx";
import { mute, row, stack } from "../shared/page.css.ts";
import { ChosenThings } from "./chosen-things.tsx";
import { useErrorAt } from "./home-context.ts";
import { ThingTarget } from "./target-fields.tsx";

export interface ColumnFieldsProps {
  /** Where in the document it is. */
  readonly path: string;
  readonly column: HomeColumn;
  readonly onColumn: (change: Partial<HomeColumn>) => void;
}

/** What a column is called, and which products it has. */
export function ColumnFields({ path, column, onColumn }: ColumnFieldsProps): ReactElement {
  const { t } = useLingui();
  const errorAt = useErrorAt();
  const { choice } = column;
  const ruleNames: Readonly<Record<ColumnRule, string>> = {
    newest: t`The newest`,
    bestSelling: t`Best sellers`,
    priceFallen: t`Whose price has fallen in the last 30 days`,
    recommended: t`Recommended by their shops`,
    category: t`Of a category`,
  };
  const errorsOf = (field: string) => ({
    all: errorAt(`${path}.${field}`),
    ...Object.fromEntries(locales.map((locale) => [locale, errorAt(`${path}.${field}.${locale}`)])),
  });
  function chooseBy(by: string): void {
    const rule = columnRules.find((each) => each === by);
    if (rule === undefined) return onColumn({ choice: { by: "hand", productIds: [], order: "chosen" } });
    const before = choice.by === "hand" ? { categoryId: null, most: 20 } : choice;
    onColumn({ choice: { by: rule, categoryId: before.categoryId, most: before.most } });
  }
  return (
    <div className={stack}>
      <Switch
        label={<Trans>Shown</Trans>}
        checked={column.isShown}
        onChange={({ currentTarget: { checked } }) => onColumn({ isShown: checked })}
      />
      <LanguageFields
        label={<Trans>Name</Trans>}
        texts={column.name}
        maxLength={40}
        errors={errorsOf("name")}
        onTexts={(name) => onColumn({ name })}
      />
      <LanguageFields
        label={<Trans>Remark</Trans>}
        texts={column.remark}
        maxLength={60}
        optional
        missingHint={null}
        errors={errorsOf("remark")}
        onTexts={(remark) => onColumn({ remark })}
      />
      <SelectField
        label={<Trans>Products</Trans>}
        value={choice.by}
        onChange={({ currentTarget: { value } }) => chooseBy(value)}
      >
        <option value="hand">{t`Chosen by hand`}</option>
        {columnRules.map((rule) => (
          <option key={rule} value={rule}>
            {ruleNames[rule]}
          </option>
        ))}
      </SelectField>
      {choice.by === "hand" ? (
        <ByHand choice={choice} onChoice={(next) => onColumn({ choice: next })} />
      ) : (
        <ByRule path={`${path}.choice`} choice={choice} onChoice={(next) => onColumn({ choice: next })} />
      )}
    </div>
  );
}

type HandChoice = Extract<ColumnChoice, { readonly by: "hand" }>;
type RuleChoice = Exclude<ColumnChoice, HandChoice>;

interface ByHandProps {
  readonly choice: HandChoice;
  readonly onChoice: (choice: HandChoice) => void;
}

function ByHand({ choice, onChoice }: ByHandProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <SelectField
        label={<Trans>Order</Trans>}
        value={choice.order}
        onChange={({ currentTarget: { value } }) =>
          onChoice({ ...choice, order: value === "sales" ? "sales" : "chosen" })
        }
      >
        <option value="chosen">{t`As they are chosen here`}</option>
        <option value="sales">{t`By weight and sales`}</option>
      </SelectField>
      <ChosenThings
        label={t`Chosen products`}
        kind="product"
        ids={choice.productIds}
        isOrdered={choice.order === "chosen"}
        onChange={(productIds) => onChoice({ ...choice, productIds })}
      />
    </>
  );
}

interface ByRuleProps {
  readonly path: string;
  readonly choice: RuleChoice;
  readonly onChoice: (choice: RuleChoice) => void;
}

function ByRule({ path, choice, onChoice }: ByRuleProps): ReactElement {
  const errorAt = useErrorAt();
  const problem = errorAt(`${path}.categoryId`);
  return (
    <>
      <Field
        label={<Trans>Products at most</Trans>}
        type="number"
        min={1}
        max={100}
        value={String(choice.most)}
        error={errorAt(`${path}.most`)}
        onChange={({ currentTarget: { value } }) => {
          const most = Math.round(Number(value));
          if (most >= 1 && most <= 100) onChoice({ ...choice, most });
        }}
      />
      <div className={stack}>
        <div className={row}>
          <span>
            <Trans>Category</Trans>
          </span>
          {choice.categoryId === null && choice.by !== "category" && (
            <span className={mute}>
              <Trans>All of them</Trans>
            </span>
          )}
          {choice.categoryId !== null && choice.by !== "category" && (
            <Button size="small" onClick={() => onChoice({ ...choice, categoryId: null })}>
              <Trans>All categories</Trans>
            </Button>
          )}
        </div>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <ThingTarget
          key={String(choice.categoryId)}
          kind="category"
          id={choice.categoryId}
          onId={(categoryId) => onChoice({ ...choice, categoryId })}
        />
      </div>
    </>
  );
}

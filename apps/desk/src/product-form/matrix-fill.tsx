import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { type ReactElement, useState } from "react";
import { mute } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { readFormula, type Rounding } from "./formula.ts";
import { filledByFormula, isInChoice, type RowChoice } from "./matrix-changes.ts";
import type { NumberColumn } from "./matrix-columns.ts";
import { besideFields, filling } from "./product-form.css.ts";
import { useColumnNames } from "./use-column-names.ts";
import type { ProductWork } from "./use-product-work.ts";

const columns: readonly NumberColumn[] = ["price", "marketPrice", "stock"];
const examples = "79.50, +10%, -5, *1.2, =price*1.3";
const roundings: readonly Rounding[] = ["none", "ninety", "ninetyNine", "whole"];

/** Fills a column of all rows, or of those with a value, with a number or by a formula. */
export function MatrixFill({ work: { content, write } }: { readonly work: ProductWork }): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const names = useColumnNames();
  const [column, setColumn] = useState<NumberColumn>("price");
  const [written, setWritten] = useState("");
  const [rounding, setRounding] = useState<Rounding>("none");
  /** The option and its value; "": all rows. */
  const [rows, setRows] = useState("");
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly filled: number; readonly rejected: number } | null>(null);
  const formula = readFormula(written);
  const roundingNames: Readonly<Record<Rounding, string>> = {
    none: t`As computed`,
    ninety: t`Up to .90`,
    ninetyNine: t`Up to .99`,
    whole: t`Up to .00`,
  };
  const choices = content.options.flatMap(({ name, values }, option) =>
    values.map(({ text }, value) => ({
      id: `${option} ${value}`,
      choice: { option, value } satisfies RowChoice,
      label: `${textIn(name)}: ${textIn(text)}`,
    })),
  );
  const chosen = choices.find(({ id }) => id === rows);
  function fill(): void {
    setTried(true);
    if (formula === null) return;
    const filled = filledByFormula(content.skus, column, formula, rounding, isInChoice(chosen?.choice ?? null));
    write((now) => ({ ...now, skus: filled.skus }));
    setOutcome({ filled: filled.filled, rejected: filled.rejected });
  }
  return (
    <div className={filling} role="group" aria-label={t`Fill a column`}>
      <SelectField
        label={<Trans>Column</Trans>}
        value={column}
        onChange={({ currentTarget: { value } }) => setColumn(columns.find((each) => each === value) ?? "price")}
      >
        {columns.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
      <Field
        label={<Trans>Number or formula</Trans>}
        hint={<span translate="no">{examples}</span>}
        error={isTried && formula === null ? <Trans>This cannot be understood.</Trans> : undefined}
        autoComplete="off"
        value={written}
        onChange={({ currentTarget: { value } }) => setWritten(value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          fill();
        }}
      />
      <SelectField
        label={<Trans>Rounding</Trans>}
        value={rounding}
        disabled={column === "stock"}
        onChange={({ currentTarget: { value } }) => setRounding(roundings.find((each) => each === value) ?? "none")}
      >
        {roundings.map((each) => (
          <option key={each} value={each}>
            {roundingNames[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>Rows</Trans>}
        value={chosen === undefined ? "" : rows}
        onChange={({ currentTarget: { value } }) => setRows(value)}
      >
        <option value="">{t`All rows`}</option>
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={besideFields}>
        <Button onClick={fill}>
          <Trans>Fill</Trans>
        </Button>
      </div>
      <output className={mute}>
        {outcome !== null && (
          <>
            <Plural value={outcome.filled} one="# row is filled." other="# rows are filled." />{" "}
            {outcome.rejected > 0 && (
              <Plural
                value={outcome.rejected}
                one="# row stays as it was: there is nothing to compute with, or it would be nothing or less."
                other="# rows stay as they were: there is nothing to compute with, or it would be nothing or less."
              />
            )}
          </>
        )}
      </output>
    </div>
  );
}

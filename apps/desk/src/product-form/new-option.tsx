import { Trans, useLingui } from "@lingui/react/macro";
import { productFormLimits } from "@plaza/api-client/desk";
import { localeNames } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { type ReactElement, useState } from "react";
import { useTextIn } from "../shared/use-text-in.ts";
import { adding, besideFields } from "./product-form.css.ts";
import { useFocusOfForm } from "./use-form-focus.ts";
import type { ProductWork } from "./use-product-work.ts";
import { useValueProblem } from "./use-value-problem.ts";
import { readValueList } from "./value-list.ts";
import { ValuesField } from "./values-field.tsx";
import { withOption } from "./variants.ts";

/** A further option with all of its values at once; nothing where a product has as many as it can have. */
export function NewOption({ work: { content, write } }: { readonly work: ProductWork }): ReactElement | null {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { language } = useFocusOfForm();
  const [name, setName] = useState("");
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const values = readValueList(typed);
  const problem = useValueProblem(content, content.options.length, values);
  if (content.options.length >= productFormLimits.options) return null;
  const isNameTaken = content.options.some((option) => textIn(option.name).toLowerCase() === name.trim().toLowerCase());
  const nameProblem = name.trim() === "" ? t`What is chosen, such as the colour` : t`There is an option of this name.`;
  const isNameWrong = name.trim() === "" || isNameTaken;
  function add(): void {
    setTried(true);
    if (isNameWrong || problem !== null) return;
    write((now) => ({
      ...now,
      ...withOption(now, {
        id: null,
        name: { [language]: name.trim() },
        values: values.map((value) => ({ id: null, text: { [language]: value } })),
      }),
    }));
  }
  const inLanguage = localeNames[language];
  return (
    <div className={adding} data-field="options">
      <Field
        label={t`New option in: ${inLanguage}`}
        placeholder={t`Colour`}
        lang={language}
        maxLength={productFormLimits.optionLength}
        autoComplete="off"
        value={name}
        error={isTried && isNameWrong ? nameProblem : undefined}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <ValuesField
        label={t`Its values`}
        language={language}
        typed={typed}
        count={values.length}
        error={isTried ? (problem ?? undefined) : undefined}
        onType={setTyped}
        onEnter={add}
      />
      <div className={besideFields}>
        <Button onClick={add}>
          <Trans>Add the option</Trans>
        </Button>
      </div>
    </div>
  );
}

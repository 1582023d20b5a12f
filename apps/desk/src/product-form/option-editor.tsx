import { Trans, useLingui } from "@lingui/react/macro";
import type { FormOption } from "@plaza/api-client/desk";
import { localeNames } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Languages, Trash2 } from "lucide";
import { type ReactElement, useState } from "react";
import { MissingLanguages } from "../shared/missing-languages.tsx";
import { MoveButtons } from "../shared/move-buttons.tsx";
import { useTextIn } from "../shared/use-text-in.ts";
import { OptionNamesDialog } from "./option-names-dialog.tsx";
import { OptionValue } from "./option-value.tsx";
import {
  besideFields,
  further,
  option as optionLook,
  optionHead,
  optionName,
  values as valuesLook,
  wrong,
} from "./product-form.css.ts";
import { RemoveOptionDialog } from "./remove-option-dialog.tsx";
import { useFocusOfForm } from "./use-form-focus.ts";
import type { ProductWork } from "./use-product-work.ts";
import { useValueProblem } from "./use-value-problem.ts";
import { readValueList } from "./value-list.ts";
import { ValuesField } from "./values-field.tsx";
import { pictureOption, withMovedOption, withoutOption, withValues } from "./variants.ts";

export interface OptionEditorProps {
  readonly work: ProductWork;
  readonly option: FormOption;
  readonly index: number;
}

/** An option: what it is called, its values in their order, and further ones. */
export function OptionEditor({ work, option, index }: OptionEditorProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { errorOf } = useFocusOfForm();
  const [asked, setAsked] = useState<"names" | "remove" | null>(null);
  const { content, write } = work;
  const name = textIn(option.name);
  const error = errorOf(`options[${index}].name`) ?? errorOf(`options[${index}]`);
  return (
    <section className={optionLook} aria-label={t`Option ${name}`} data-field={`options[${index}]`}>
      <div className={optionHead}>
        <span className={optionName}>{name}</span>
        <MissingLanguages texts={option.name} />
        <Button
          kind="quiet"
          size="small"
          icon={<Icon of={Languages} size={16} />}
          aria-label={t`Names and languages: ${name}`}
          onClick={() => setAsked("names")}
        >
          <Trans>Names and languages</Trans>
        </Button>
        <MoveButtons
          kind="quiet"
          name={name}
          index={index}
          count={content.options.length}
          onMove={(to) => write((now) => ({ ...now, ...withMovedOption(now, index, to) }))}
        />
        <Button
          kind="quiet"
          size="small"
          icon={<Icon of={Trash2} size={16} />}
          aria-label={t`Remove the option ${name}`}
          onClick={() => {
            if (option.values.length > 1) setAsked("remove");
            else write((now) => ({ ...now, ...withoutOption(now, index, 0) }));
          }}
        />
      </div>
      {error !== undefined && <p className={wrong}>{error}</p>}
      <ul className={valuesLook} aria-label={t`Values of ${name}`}>
        {[...option.values.entries()].map(([position, value]) => (
          <OptionValue
            key={position}
            work={work}
            value={value}
            option={index}
            index={position}
            hasPicture={pictureOption(content) === index}
          />
        ))}
      </ul>
      <FurtherValues key={option.values.length} work={work} option={option} index={index} />
      {asked === "names" && (
        <OptionNamesDialog work={work} option={option} index={index} onClose={() => setAsked(null)} />
      )}
      {asked === "remove" && (
        <RemoveOptionDialog work={work} option={option} index={index} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

function FurtherValues({ work: { content, write }, option, index }: OptionEditorProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { language } = useFocusOfForm();
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const values = readValueList(typed);
  const problem = useValueProblem(content, index, values);
  const name = textIn(option.name);
  const inLanguage = localeNames[language];
  function add(): void {
    setTried(true);
    if (problem !== null) return;
    const texts = values.map((value) => ({ [language]: value }));
    write((now) => ({ ...now, ...withValues(now, index, texts) }));
  }
  return (
    <div className={further}>
      <ValuesField
        label={t`Further values of ${name}, in: ${inLanguage}`}
        language={language}
        typed={typed}
        count={values.length}
        error={isTried ? (problem ?? undefined) : undefined}
        onType={setTyped}
        onEnter={add}
      />
      <div className={besideFields}>
        <Button aria-label={t`Add the values: ${name}`} onClick={add}>
          <Trans>Add the values</Trans>
        </Button>
      </div>
    </div>
  );
}

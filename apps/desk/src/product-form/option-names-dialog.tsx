import { Trans, useLingui } from "@lingui/react/macro";
import { type FormOption, type LanguageTexts, productFormLimits } from "@plaza/api-client/desk";
import { type ReactElement, useState } from "react";
import { FormDialog } from "../shared/form-dialog.tsx";
import { LanguageFields } from "../shared/language-fields.tsx";
import { writtenTexts } from "../shared/language-texts.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import type { ProductWork } from "./use-product-work.ts";
import { withChangedValue, withOptionName } from "./variants.ts";

export interface OptionNamesDialogProps {
  readonly work: ProductWork;
  readonly option: FormOption;
  readonly index: number;
  readonly onClose: () => void;
}

const isEmpty = (texts: LanguageTexts): boolean => Object.keys(writtenTexts(texts)).length === 0;

/** What an option and all of its values are called, in all languages. */
export function OptionNamesDialog({ work: { write }, option, index, onClose }: OptionNamesDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const [name, setName] = useState(option.name);
  const [values, setValues] = useState<readonly LanguageTexts[]>(() => option.values.map(({ text }) => text));
  const [isTried, setTried] = useState(false);
  const errorsOf = (texts: LanguageTexts) =>
    isTried && isEmpty(texts) ? { all: t`A name in at least one language` } : {};
  return (
    <FormDialog
      size="wide"
      title={<Trans>Names and languages</Trans>}
      submitLabel={<Trans context="names">Use these names</Trans>}
      busy={false}
      problem={null}
      onSubmit={() => {
        setTried(true);
        if (isEmpty(name) || values.some(isEmpty)) return;
        write((now) => {
          const renamed = withOptionName(now, index, writtenTexts(name));
          const variants = values.reduce(
            (changed, text, value) => withChangedValue(changed, index, value, { text: writtenTexts(text) }),
            renamed,
          );
          return { ...now, ...variants };
        });
        onClose();
      }}
      onClose={onClose}
    >
      <LanguageFields
        label={<Trans>Option</Trans>}
        texts={name}
        maxLength={productFormLimits.optionLength}
        errors={errorsOf(name)}
        onTexts={setName}
      />
      {[...values.entries()].map(([value, text]) => {
        const before = textIn(option.values[value]?.text ?? {});
        return (
          <LanguageFields
            key={value}
            label={t`Value: ${before}`}
            texts={text}
            maxLength={productFormLimits.optionLength}
            errors={errorsOf(text)}
            onTexts={(changed) => setValues((now) => now.with(value, changed))}
          />
        );
      })}
    </FormDialog>
  );
}

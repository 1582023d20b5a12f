import { Trans, useLingui } from "@lingui/react/macro";
import { type FormOptionValue, productFormLimits } from "@plaza/api-client/desk";
import { type ReactElement, useState } from "react";
import { FormDialog } from "../shared/form-dialog.tsx";
import { LanguageFields } from "../shared/language-fields.tsx";
import { writtenTexts } from "../shared/language-texts.ts";
import type { ProductWork } from "./use-product-work.ts";
import { withChangedValue } from "./variants.ts";

export interface ValueTextDialogProps {
  readonly work: ProductWork;
  readonly value: FormOptionValue;
  readonly option: number;
  readonly index: number;
  readonly onClose: () => void;
}

/** What a value is called, in all languages. */
export function ValueTextDialog({
  work: { write },
  value,
  option,
  index,
  onClose,
}: ValueTextDialogProps): ReactElement {
  const { t } = useLingui();
  const [texts, setTexts] = useState(value.text);
  const [isTried, setTried] = useState(false);
  const isEmpty = Object.keys(writtenTexts(texts)).length === 0;
  return (
    <FormDialog
      title={<Trans>What the value is called</Trans>}
      submitLabel={<Trans context="names">Use these names</Trans>}
      busy={false}
      problem={null}
      onSubmit={() => {
        setTried(true);
        if (isEmpty) return;
        write((now) => ({ ...now, ...withChangedValue(now, option, index, { text: writtenTexts(texts) }) }));
        onClose();
      }}
      onClose={onClose}
    >
      <LanguageFields
        label={<Trans>Value</Trans>}
        texts={texts}
        maxLength={productFormLimits.optionLength}
        errors={isTried && isEmpty ? { all: t`A name in at least one language` } : {}}
        onTexts={setTexts}
      />
    </FormDialog>
  );
}

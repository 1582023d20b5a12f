import { Trans } from "@lingui/react/macro";
import type { FormOption } from "@plaza/api-client/desk";
import { SelectField } from "@plaza/ui-kit/select-field";
import { type ReactElement, useState } from "react";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useTextIn } from "../shared/use-text-in.ts";
import type { ProductWork } from "./use-product-work.ts";
import { withoutOption } from "./variants.ts";

export interface RemoveOptionDialogProps {
  readonly work: ProductWork;
  readonly option: FormOption;
  readonly index: number;
  readonly onClose: () => void;
}

/** Which of the variants stay that differ in nothing else. */
export function RemoveOptionDialog({ work: { write }, option, index, onClose }: RemoveOptionDialogProps): ReactElement {
  const textIn = useTextIn();
  const [survivor, setSurvivor] = useState(0);
  const name = textIn(option.name);
  return (
    <FormDialog
      title={<Trans>Remove the option “{name}”?</Trans>}
      submitLabel={<Trans>Remove the option</Trans>}
      busy={false}
      problem={null}
      onSubmit={() => {
        write((now) => ({ ...now, ...withoutOption(now, index, survivor) }));
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          What differs in nothing else becomes one variant. The others are no longer sold once it is published; orders
          keep what they showed.
        </Trans>
      </p>
      <SelectField
        label={<Trans>Whose price, stock and number stay</Trans>}
        value={String(survivor)}
        onChange={({ currentTarget: { value } }) => setSurvivor(Number(value))}
      >
        {[...option.values.entries()].map(([value, { text }]) => (
          <option key={value} value={String(value)}>
            {textIn(text)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

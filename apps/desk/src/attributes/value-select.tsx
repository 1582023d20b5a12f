import type { MarketplaceAttributeValue } from "@plaza/api-client/desk";
import { SelectField, type SelectFieldProps } from "@plaza/ui-kit/select-field";
import type { ReactElement } from "react";
import { useTextIn } from "../shared/use-text-in.ts";

export interface ValueSelectProps extends Pick<SelectFieldProps, "label" | "hint" | "error"> {
  readonly values: readonly MarketplaceAttributeValue[];
  /** What stands for none of them. */
  readonly none: string;
  readonly value: number | null;
  readonly onChoose: (id: number | null) => void;
}

/** One of the values of an attribute. */
export function ValueSelect({ values, none, value, onChoose, ...field }: ValueSelectProps): ReactElement {
  const textIn = useTextIn();
  return (
    <SelectField
      {...field}
      value={value === null ? "" : String(value)}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === "" ? null : Number(currentTarget.value))}
    >
      <option value="">{none}</option>
      {values.map((each) => (
        <option key={each.id} value={String(each.id)}>
          {textIn(each.name)}
        </option>
      ))}
    </SelectField>
  );
}

import { SelectField, type SelectFieldProps } from "@plaza/ui-kit/select-field";
import type { ReactElement } from "react";
import type { CategoryForest, CategoryNode } from "./category-forest.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface CategorySelectProps extends Pick<SelectFieldProps, "label" | "hint" | "error"> {
  readonly forest: CategoryForest;
  /** Which can be chosen. */
  readonly accepts: (node: CategoryNode) => boolean;
  /** What stands for none of them. */
  readonly none: string;
  readonly value: number | null;
  readonly onChoose: (id: number | null) => void;
}

/** One of the categories, each with the way to it. */
export function CategorySelect(props: CategorySelectProps): ReactElement {
  const { forest, accepts, none, value, onChoose, ...field } = props;
  const textIn = useTextIn();
  const nameOf = (node: CategoryNode): string =>
    forest
      .pathOf(node)
      .map(({ name }) => textIn(name))
      .join(" › ");
  return (
    <SelectField
      {...field}
      value={value === null ? "" : String(value)}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === "" ? null : Number(currentTarget.value))}
    >
      <option value="">{none}</option>
      {forest
        .all()
        .filter(accepts)
        .map((node) => (
          <option key={node.id} value={String(node.id)}>
            {nameOf(node)}
          </option>
        ))}
    </SelectField>
  );
}
